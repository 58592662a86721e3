import { Skeleton, Stack } from '@mantine/core';
import { IconUrgent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { type AcessoDaClinica, emergenciasOptions, type FiltroDoRegistro } from '../api/queries.ts';
import classes from './Registro.module.css';

interface Props {
  clinicaId: string;
  filtro: FiltroDoRegistro;
}

/** The latest emergencies, each with why; what was done under them is the log's to show. */
export function Emergencias({ clinicaId, filtro }: Props) {
  const fuso = useFuso();
  const { data, isPending, error, refetch } = useQuery(
    emergenciasOptions(clinicaId, { ...filtro, fuso }),
  );
  if (isPending) {
    return (
      <Esqueleto>
        <Skeleton height={96} radius="lg" />
      </Esqueleto>
    );
  }
  if (!data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar as emergências."
        aoTentar={() => void refetch()}
      />
    );
  }
  return (
    <Bloco
      titulo="Acessos de emergência"
      acao={
        data.length > 0 && (
          <TextoLink to={PATHS.registroDeAcessos} search={{ ...filtro, tipo: 'emergencia' }}>
            Ver tudo o que foi feito em emergência
          </TextoLink>
        )
      }
    >
      {data.length === 0 ? (
        <BlocoVazio>
          Nenhum{Object.keys(filtro).length > 0 && ' com estes filtros'}. Quando um médico abrir em
          emergência um prontuário restrito, o motivo aparece aqui.
        </BlocoVazio>
      ) : (
        <Stack
          component="ol"
          className="linhas"
          gap={0}
          pb="sm"
          px="recuo"
          aria-label="Emergências, da mais nova para a mais antiga"
        >
          {data.map((emergencia) => (
            <Emergencia key={emergencia.id} emergencia={emergencia} />
          ))}
        </Stack>
      )}
    </Bloco>
  );
}

function Emergencia({ emergencia }: { emergencia: AcessoDaClinica }) {
  const fuso = useFuso();
  const { quando, quem_nome, paciente_id, paciente_nome, justificativa } = emergencia;
  return (
    <li className={classes.emergencia}>
      <IconUrgent size={20} aria-hidden />
      <div>
        <p>
          <b>{quem_nome}</b> abriu o prontuário restrito de{' '}
          <TextoLink to={PATHS.acessosAoProntuario} params={{ id: paciente_id }} inherit>
            {paciente_nome}
          </TextoLink>
        </p>
        <p>Justificativa: {justificativa}</p>
        <time dateTime={quando} className={classes.suave}>
          {formatarDataHora(quando, fuso)}
        </time>
      </div>
    </li>
  );
}
