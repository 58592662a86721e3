import { formatarCrm } from '@domain/documentos/crm.ts';
import { Box, Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData, formatarDataHora } from '@/lib/format/datas.ts';
import { em } from '@/lib/format/nomes.ts';
import { chavesDaArea } from '../api/keys.ts';
import type { Registro as Lido } from '../api/linhas.ts';
import { registroOptions, registrosOptions } from '../api/queries.ts';
import { medidasLegiveis, partesLegiveis } from '../registros/legivel.ts';
import classes from '../registros/Registro.module.css';
import { NoFusoDoVinculo } from '../vinculo/fuso.tsx';

const AnexosCompartilhados = sobDemanda(() =>
  import('@/shared/anexos/components/AnexosCompartilhados.tsx').then((modulo) => ({
    default: modulo.AnexosCompartilhados,
  })),
);

/** `/paciente/prontuario/$id`: one shared entry, as its author wrote it. */
export function Registro() {
  const { id } = useParams({ from: rotaDe(PATHS.registroDoPaciente) });
  const { data, isPending, error, refetch } = useQuery(registroOptions(id));
  const cache = useQueryClient();
  const lido = data?.id;
  useEffect(() => {
    // Opened, it is no longer new in the list.
    if (lido) void cache.invalidateQueries({ queryKey: chavesDaArea.registros });
  }, [cache, lido]);
  const { data: listados } = useQuery(registrosOptions);
  if (data) {
    return (
      <NoFusoDoVinculo pacienteId={listados?.find((um) => um.id === data.id)?.paciente_id}>
        <RegistroLido registro={data} />
      </NoFusoDoVinculo>
    );
  }
  return (
    <Pagina titulo="Registro">
      {isPending && <Esqueleto linhas={6} />}
      {error && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível abrir este registro."
          aoTentar={() => void refetch()}
        />
      )}
      {data === null && (
        <EstadoVazio
          desenho="busca"
          frase="Registro não encontrado. Quem escreveu pode ter deixado de compartilhá-lo, ou o endereço não é seu."
          acao={<BotaoLink to={PATHS.registrosDoPaciente}>Ver meus registros</BotaoLink>}
        />
      )}
    </Pagina>
  );
}

function RegistroLido({ registro }: { registro: Lido }) {
  const fuso = useFuso();
  const { ocorrido_em, adendo, versao, paciente_nome, clinica_nome, teleconsulta } = registro;
  return (
    <Pagina
      titulo={`${adendo ? 'Complemento' : 'Consulta'} de ${formatarData(ocorrido_em, fuso)}`}
      estado={versao > 1 ? `Versão ${versao}` : undefined}
      descricao={`${paciente_nome}, ${em(clinica_nome)}${teleconsulta ? ', por vídeo' : ''}.`}
      acoes={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            Imprimir
          </Button>
          <BotaoLink to={PATHS.dadosDoPaciente} hash="pedidos" variant="default">
            Pedir uma correção
          </BotaoLink>
        </>
      }
    >
      <article className={`cartao ${classes.folha}`}>
        <Autoria registro={registro} />
        <Partes registro={registro} />
        <Medidas registro={registro} />
        <Suspense fallback={null}>
          <AnexosCompartilhados entradaId={registro.id} />
        </Suspense>
      </article>
      <Text size="sm" c="dimmed" className="leitura">
        O registro foi escrito para o cuidado e usa palavras de médico. Se algo não ficou claro,
        pergunte na conversa ou na próxima consulta. Não mude um tratamento só pelo que leu aqui.
      </Text>
    </Pagina>
  );
}

function Autoria({ registro }: { registro: Lido }) {
  const fuso = useFuso();
  const { autor_nome, autor_especialidade, autor_crm, autor_crm_uf, finalizado_em } = registro;
  return (
    <Text>
      <b>{autor_nome}</b>
      {[autor_especialidade, formatarCrm(autor_crm, autor_crm_uf)]
        .filter(Boolean)
        .map((dado) => ` · ${dado}`)
        .join('')}
      {finalizado_em && ` · finalizado em ${formatarDataHora(finalizado_em, fuso)}`}
    </Text>
  );
}

function Partes({ registro }: { registro: Lido }) {
  const { diagnosticos } = registro;
  return (
    <dl className={classes.partes}>
      {diagnosticos.length > 0 && (
        <div>
          <dt>Diagnósticos e hipóteses</dt>
          <dd>
            {diagnosticos.map(({ codigo, descricao, certeza }) => (
              <Box key={codigo} component="span" display="block">
                {descricao} ({codigo}){certeza === 'hipotese' && ', em investigação'}
              </Box>
            ))}
          </dd>
        </div>
      )}
      {partesLegiveis(registro).map(({ titulo, texto }) => (
        <div key={titulo}>
          <dt>{titulo}</dt>
          <dd>{texto}</dd>
        </div>
      ))}
    </dl>
  );
}

function Medidas({ registro }: { registro: Lido }) {
  const medidas = medidasLegiveis(registro.sinais);
  if (medidas.length === 0) return null;
  return (
    <section aria-labelledby="medidas">
      <Text id="medidas" component="h2" mb={4} fz="md" fw={650}>
        Medidas
      </Text>
      <dl className={classes.medidas}>
        {medidas.map(({ rotulo, valor, unidade }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>
              {valor} <span className="unidade">{unidade}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
