import {
  ADRENALINA,
  EVENTOS_DA_PARADA,
  type Feito,
  type Parada,
  paradaDe,
} from '@domain/plantao/parada.ts';
import { Button, Group, Stack, Text } from '@mantine/core';

interface Props {
  log: readonly Feito[];
  agora: number;
  aoFazer: (nome: string) => void;
}

/** The clock of an arrest: cycles of two minutes, shocks, adrenaline, told from the log. */
export function RelogioDaParada({ log, agora, aoFazer }: Props) {
  const parada = paradaDe(log, agora);
  if (!parada || parada.encerrada) {
    return (
      <Group>
        {parada && (
          <Text className="numeros">{`Encerrada após ${emMinutos(parada.decorrido)}.`}</Text>
        )}
        <Button size="lg" color="red.9" onClick={() => aoFazer(EVENTOS_DA_PARADA.inicio)}>
          Começar RCP
        </Button>
      </Group>
    );
  }
  return (
    <Stack gap="xs">
      <Text fz={40} fw={700} className="numeros" role="timer">
        {emMinutos(parada.decorrido)}
      </Text>
      <Text fw={600} className="numeros">
        {parada.ateOCiclo >= 0
          ? `Próxima checagem de ritmo em ${emMinutos(parada.ateOCiclo)}`
          : `Cheque o ritmo e troque quem comprime: passou ${emMinutos(-parada.ateOCiclo)}`}
      </Text>
      <Text
        fw={600}
        className="numeros"
      >{`Choques: ${parada.choques}. ${adrenalina(parada)}`}</Text>
      <Group>
        <Button mih={56} onClick={() => aoFazer(EVENTOS_DA_PARADA.ciclo)}>
          Ritmo checado, trocar
        </Button>
        <Button mih={56} variant="default" onClick={() => aoFazer(EVENTOS_DA_PARADA.retorno)}>
          Retorno da circulação
        </Button>
        <Button mih={56} variant="default" onClick={() => aoFazer(EVENTOS_DA_PARADA.fim)}>
          Encerrar sem retorno
        </Button>
      </Group>
    </Stack>
  );
}

function adrenalina({ adrenalinas, desdeAdrenalina }: Parada): string {
  if (desdeAdrenalina === null) return 'Adrenalina: nenhuma.';
  const ha = `Adrenalina: ${adrenalinas}, a última há ${emMinutos(desdeAdrenalina)}`;
  if (desdeAdrenalina >= ADRENALINA.ate) return `${ha}. Passou dos 5 minutos.`;
  return desdeAdrenalina >= ADRENALINA.de ? `${ha}. Hora da próxima.` : `${ha}.`;
}

/** `12:05`. */
function emMinutos(milissegundos: number): string {
  const segundos = Math.max(0, Math.floor(milissegundos / 1000));
  return `${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}`;
}
