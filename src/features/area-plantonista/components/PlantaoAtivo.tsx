import type { Atendimento, Reavaliacao } from '@domain/contracts/atendimento.ts';
import { CORES, espera, minutosEntre, vencida } from '@domain/plantao/triagem.ts';
import { Group, Stack, Text } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { Cor } from '../plantao/Cor.tsx';
import { EmCurso } from '../plantao/EmCurso.tsx';
import { emHoras } from '../plantao/tempo.ts';
import { usePlantao } from '../plantao/usePlantao.ts';
import { useSegundo } from '../plantao/useSegundo.ts';

/** The shift under way: its clock, who waits by colour, and what is overdue; without one, where it starts. */
export function PlantaoAtivo() {
  const { turno, pronto } = usePlantao();
  const agora = useSegundo();
  if (!pronto) return null;
  const { sessao } = turno;
  const abertos = turno.atendimentos.filter(({ estado }) => estado !== 'finalizado');
  return (
    <Bloco titulo="Plantão">
      <Stack px="recuo" pb="recuo" align="start">
        {sessao ? (
          <>
            <EmCurso sessao={sessao} />
            <PorCor abertos={abertos} agora={agora} />
            <Vencidas abertos={abertos} reavaliacoes={turno.reavaliacoes} agora={agora} />
            <BotaoLink to={PATHS.atendimentoAtivo}>Abrir o plantão</BotaoLink>
          </>
        ) : (
          <BotaoLink to={PATHS.atendimentoAtivo}>Começar plantão</BotaoLink>
        )}
      </Stack>
    </Bloco>
  );
}

interface PropsDosAbertos {
  abertos: readonly Atendimento[];
  agora: number;
}

/** How many patients of each colour, and how long the first of those who wait has waited. */
function PorCor({ abertos, agora }: PropsDosAbertos) {
  if (abertos.length === 0) return <Text>Nenhum paciente em atendimento.</Text>;
  return (
    <Group component="ul" gap="lg" aria-label="Pacientes por cor">
      {[...CORES, null].map((cor) => {
        const deles = abertos.filter((um) => um.cor === cor);
        if (deles.length === 0) return null;
        const esperas = deles
          .filter(({ estado }) => estado === 'aguardando')
          .map((um) => espera(um, agora));
        const maior = Math.max(...esperas.map(({ minutos }) => minutos));
        return (
          <Group component="li" key={cor ?? 'sem-cor'} gap="xs">
            <Cor cor={cor} />
            <Text span className="numeros" fw={esperas.some(({ passou }) => passou) ? 700 : 400}>
              {`${deles.length}${esperas.length > 0 ? `, espera de ${emHoras(maior)}` : ''}`}
            </Text>
          </Group>
        );
      })}
    </Group>
  );
}

function Vencidas({
  abertos,
  agora,
  reavaliacoes,
}: PropsDosAbertos & { reavaliacoes: readonly Reavaliacao[] }) {
  const porId = new Map(abertos.map((um) => [um.id, um]));
  const vencidas = reavaliacoes.filter((uma) => vencida(uma, agora));
  const linhas = vencidas.flatMap((uma) => {
    const quem = porId.get(uma.atendimento_id);
    return quem ? [{ ...uma, quem: quem.descricao }] : [];
  });
  if (linhas.length === 0) return null;
  return (
    <div role="status">
      <Text fw={700}>{`Reavaliações vencidas: ${linhas.length}`}</Text>
      <ul>
        {linhas.map(({ id, prevista_em, quem }) => (
          <li key={id}>{`${quem}, há ${emHoras(minutosEntre(prevista_em, agora))}`}</li>
        ))}
      </ul>
    </div>
  );
}
