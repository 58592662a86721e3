import { vencida } from '@domain/plantao/triagem.ts';
import { Stack, Text } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { EmCurso } from '../plantao/EmCurso.tsx';
import { usePlantao } from '../plantao/usePlantao.ts';
import { useSegundo } from '../plantao/useSegundo.ts';

/** The shift under way with its clock and who waits; without one, where it starts. */
export function PlantaoAtivo() {
  const { turno, pronto } = usePlantao();
  const agora = useSegundo();
  if (!pronto) return null;
  const { sessao } = turno;
  const abertos = turno.atendimentos.filter(({ estado }) => estado !== 'finalizado');
  const ids = new Set(abertos.map(({ id }) => id));
  const vencidas = turno.reavaliacoes.filter(
    (uma) => ids.has(uma.atendimento_id) && vencida(uma, agora),
  );
  return (
    <Bloco titulo="Plantão">
      <Stack p="recuo" align="start">
        {sessao ? (
          <>
            <EmCurso sessao={sessao} agora={agora} />
            <Text>{`Pacientes em atendimento: ${abertos.length}. Reavaliações vencidas: ${vencidas.length}.`}</Text>
            <BotaoLink to={PATHS.atendimentoAtivo}>Abrir o plantão</BotaoLink>
          </>
        ) : (
          <BotaoLink to={PATHS.atendimentoAtivo}>Começar plantão</BotaoLink>
        )}
      </Stack>
    </Bloco>
  );
}
