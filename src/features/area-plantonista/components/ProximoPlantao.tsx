import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { comMaiuscula, diaPorExtenso } from '@/lib/format/dias.ts';
import { comecavel, useComecar } from '../agenda/useComecar.ts';
import type { PlantaoComConta } from '../api/contas.ts';

interface Props {
  contas: readonly PlantaoComConta[];
  agora: number;
}

/** The next planned shift; when its hour is near, it starts from here in one tap. */
export function ProximoPlantao({ contas, agora }: Props) {
  const navegar = useNavigate();
  const { livre, comecar } = useComecar();
  const proximo = contas.find(
    ({ plantao: { estado, fim } }) => estado === 'previsto' && Date.parse(fim) > agora,
  );
  return (
    <Bloco
      titulo="Próximo plantão"
      acao={
        <BotaoLink to={PATHS.agendaDoPlantao} search={{}} variant="subtle">
          Ver agenda
        </BotaoLink>
      }
    >
      {!proximo && <BlocoVazio>Nenhum plantão planejado para os próximos 30 dias.</BlocoVazio>}
      {proximo && (
        <Stack px="recuo" pb="recuo" gap="xs" align="start">
          <Text fw={600}>{proximo.local.nome}</Text>
          <Text className="numeros">
            {`${comMaiuscula(diaPorExtenso(proximo.dia))}, ${formatarHora(proximo.plantao.inicio, proximo.local.fuso)} a ${formatarHora(proximo.plantao.fim, proximo.local.fuso)}`}
          </Text>
          {livre && comecavel(proximo.plantao, agora) && (
            <Button
              mih={44}
              onClick={() => {
                comecar(proximo.plantao, proximo.local);
                void navegar({ to: PATHS.atendimentoAtivo });
              }}
            >
              Começar este plantão
            </Button>
          )}
        </Stack>
      )}
    </Bloco>
  );
}
