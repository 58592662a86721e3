import { Box, Group, NativeSelect, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { acaoEmPalavras, papelEmPalavras } from '../acessos/palavras.ts';
import { acessosOptions } from '../api/acessos.ts';
import type { Acesso, Vinculo } from '../api/linhas.ts';
import { vinculosOptions } from '../api/queries.ts';
import classes from '../inicio/Inicio.module.css';
import { NoFusoDoVinculo } from '../vinculo/fuso.tsx';
import { nomeDoVinculo } from '../vinculo/pessoas.ts';
import { SemVinculo } from '../vinculo/SemVinculo.tsx';

/** `/paciente/acessos`: who opened the record, when, and what was done. */
export function Acessos() {
  const { data, isPending, error, refetch } = useQuery(vinculosOptions);
  return (
    <Pagina
      titulo="Quem viu meu prontuário"
      descricao="Cada vez que alguém abre, escreve, imprime ou exporta seu prontuário, fica escrito quem foi e quando. Ninguém pode apagar."
    >
      {isPending && <Esqueleto linhas={4} />}
      {error && !data && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
      {data?.length === 0 && <SemVinculo />}
      {data && data.length > 0 && <PorVinculo vinculos={data} />}
    </Pagina>
  );
}

function PorVinculo({ vinculos }: { vinculos: readonly Vinculo[] }) {
  const [escolhido, setEscolhido] = useState(vinculos[0]?.paciente_id ?? '');
  return (
    <>
      {vinculos.length > 1 && (
        <NativeSelect
          label="Prontuário"
          size="md"
          maw="32rem"
          value={escolhido}
          data={vinculos.map((um) => ({
            value: um.paciente_id,
            label: nomeDoVinculo(um, vinculos),
          }))}
          onChange={({ currentTarget }) => setEscolhido(currentTarget.value)}
        />
      )}
      <NoFusoDoVinculo pacienteId={escolhido}>
        <Lista key={escolhido} pacienteId={escolhido} />
      </NoFusoDoVinculo>
      <Text size="sm" c="dimmed" className="leitura">
        Estranhou um acesso? Pergunte à clínica na conversa, ou faça um pedido em{' '}
        <TextoLink to={PATHS.dadosDoPaciente} hash="pedidos" inherit>
          Meus dados e pedidos
        </TextoLink>
        : a resposta é devida em 15 dias.
      </Text>
    </>
  );
}

function Lista({ pacienteId }: { pacienteId: string }) {
  const consulta = useInfiniteQuery(acessosOptions(pacienteId));
  if (consulta.isPending) return <Esqueleto linhas={4} />;
  if (!consulta.data) {
    return (
      <EstadoErro
        erro={consulta.error}
        titulo="Não foi possível carregar os acessos."
        aoTentar={() => void consulta.refetch()}
      />
    );
  }
  const acessos = consulta.data.pages.flat();
  if (acessos.length === 0) {
    return <EstadoVazio desenho="cadeado" frase="Ninguém abriu este prontuário ainda." />;
  }
  return (
    <Bloco titulo="Acessos, do mais novo ao mais antigo">
      <ul className="linhas">
        {acessos.map((acesso) => (
          <Linha key={`${acesso.quando} ${acesso.quem} ${acesso.acao}`} acesso={acesso} />
        ))}
      </ul>
      {consulta.hasNextPage && (
        <Group justify="center" p="md">
          <CarregarMais lista={consulta}>Mostrar mais</CarregarMais>
        </Group>
      )}
    </Bloco>
  );
}

function Linha({ acesso }: { acesso: Acesso }) {
  const fuso = useFuso();
  const { quando, quem, papel, clinica, acao, emergencia, justificativa } = acesso;
  return (
    <li>
      <div className={`linha ${classes.linha}`}>
        <Box component="span" miw={0} flex={1}>
          <Text span inherit display="block" fw={600}>
            {quem} {acaoEmPalavras(acao)}
          </Text>
          <Text span c="dimmed" fz="sm">
            {[papelEmPalavras(papel), clinica].filter(Boolean).join(', ')} ·{' '}
            <time dateTime={quando}>{formatarDataHora(quando, fuso)}</time>
          </Text>
          {emergencia && (
            <span className={classes.emergencia}>
              <IconAlertTriangle size={16} aria-hidden /> Em emergência
              {justificativa && `: ${justificativa}`}
            </span>
          )}
        </Box>
      </div>
    </li>
  );
}
