import { Box, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDesde } from '@/lib/format/datas.ts';
import type { Rascunho } from '../api/dia.ts';

const A_VISTA = 5;
const O_QUE = { evolucao: 'Evolução', correcao: 'Correção', adendo: 'Adendo' } as const;

interface Props {
  rascunhos: readonly Rascunho[];
  clinicaId: string;
  agora: number;
}

/** What the doctor began and did not finish, the latest first. */
export function Rascunhos({ rascunhos, clinicaId, agora }: Props) {
  return (
    <Bloco
      titulo="Rascunhos e adendos a finalizar"
      acao={
        rascunhos.length > A_VISTA && (
          <TextoLink to={PATHS.dashboard} search={{ linhas: 'rascunhos' }}>
            Ver os {rascunhos.length}
          </TextoLink>
        )
      }
    >
      {rascunhos.length === 0 ? (
        <BlocoVazio>
          Nenhum rascunho aberto. O que você começar e não finalizar aparece aqui.
        </BlocoVazio>
      ) : (
        <ListaDeRascunhos rascunhos={rascunhos.slice(0, A_VISTA)} {...{ clinicaId, agora }} />
      )}
    </Bloco>
  );
}

/** Open drafts; each leads to where it was left. */
export function ListaDeRascunhos({ rascunhos, clinicaId, agora }: Props) {
  const fuso = useFuso();
  return (
    <ul className="linhas" aria-label="Rascunhos">
      {rascunhos.map(({ id, paciente_id, paciente, clinica_id, clinica, ...rascunho }) => (
        <li key={id}>
          <Link
            to={PATHS.editarEvolucao}
            params={{ id: paciente_id, prontuarioId: id }}
            className="linha"
          >
            <Box component="span" miw={0}>
              <Text span inherit display="block" fw={600}>
                {paciente}
              </Text>
              <Text span c="dimmed" fz="sm">
                {[
                  `${O_QUE[rascunho.o_que]}, ${formatarDesde(rascunho.atualizado_em, agora, fuso)}`,
                  clinica_id !== clinicaId && clinica,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Box>
            <Text span flex="none" c="var(--cor-marca)" fw={600}>
              Continuar
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}
