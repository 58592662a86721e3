import { Badge, Box, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';
import { formatarData } from '@/lib/format/datas.ts';
import type { RegistroListado } from '../api/linhas.ts';
import { registrosOptions, vinculosOptions } from '../api/queries.ts';
import classes from '../inicio/Inicio.module.css';
import { Documentos } from '../registros/Documentos.tsx';
import { useAreaEmDia } from '../useArea.ts';
import { useFusoDoVinculo } from '../vinculo/fuso.tsx';
import { respondePorVarios } from '../vinculo/pessoas.ts';

/** `/paciente/prontuario`: entries that were shared with the patient. */
export function Registros() {
  useAreaEmDia();
  const { data, isPending, error, refetch } = useQuery(registrosOptions);
  const { data: vinculos = [] } = useQuery(vinculosOptions);
  const comNome = respondePorVarios(vinculos);
  return (
    <Pagina
      titulo="Meu prontuário"
      descricao="O que a clínica ou o médico decidiu mostrar a você. O prontuário inteiro fica guardado com quem atendeu, e você pode pedir uma cópia."
      acoes={
        <BotaoLink to={PATHS.dadosDoPaciente} hash="pedidos" variant="default">
          Pedir uma cópia
        </BotaoLink>
      }
    >
      <Documentos comNome={comNome} />
      {isPending && <Esqueleto linhas={4} />}
      {error && !data && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível carregar seus registros."
          aoTentar={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EstadoVazio
          desenho="lista"
          frase="Quando um médico compartilhar com você o registro de uma consulta, ele aparece aqui."
        />
      )}
      {data && data.length > 0 && (
        <Bloco titulo="Compartilhados com você">
          <ul className="linhas">
            {data.map((registro) => (
              <Linha key={registro.id} registro={registro} comNome={comNome} />
            ))}
          </ul>
        </Bloco>
      )}
    </Pagina>
  );
}

function Linha({ registro, comNome }: { registro: RegistroListado; comNome: boolean }) {
  const { id, ocorrido_em, autor_nome, autor_especialidade, clinica_nome, adendo, nova } = registro;
  const fuso = useFusoDoVinculo(registro.paciente_id);
  return (
    <li>
      <Link to={PATHS.registroDoPaciente} params={{ id }} className={`linha ${classes.linha}`}>
        <Box component="span" miw={0} flex={1}>
          <Text span inherit display="block" fw={600}>
            {adendo ? 'Complemento' : 'Consulta'} de{' '}
            <time dateTime={ocorrido_em}>{formatarData(ocorrido_em, fuso)}</time>
            {comNome && `, ${registro.paciente_nome}`}
          </Text>
          <Text span lineClamp={2} c="dimmed" fz="sm">
            {[autor_nome, autor_especialidade, clinica_nome].filter(Boolean).join(', ')}
          </Text>
        </Box>
        {nova && (
          <Badge size="sm" flex="none">
            Novo
          </Badge>
        )}
        <IconChevronRight size={20} aria-hidden className={classes.seguir} />
      </Link>
    </li>
  );
}
