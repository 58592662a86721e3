import type { SinaisDoPlantao } from '@domain/contracts/atendimento.ts';
import { pedidoDeCasas, SINAIS_VITAIS, type SinalVital } from '@domain/sinais-vitais.ts';
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { escreverNumero, lerNumero } from '@/components/formulario/numero.ts';

interface Props {
  sinais: SinaisDoPlantao;
  aoMudar: (sinais: SinaisDoPlantao) => void;
  aoFechar: () => void;
}

/** In the order of a bedside: what the monitor shows first, the scale last. */
const ORDEM: readonly SinalVital[] = [
  'pressao_sistolica',
  'pressao_diastolica',
  'frequencia_cardiaca',
  'saturacao',
  'frequencia_respiratoria',
  'temperatura',
  'glicemia',
  'dor',
  'peso_kg',
  'altura_cm',
];
const TECLAS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0', '⌫'];

/** Vital signs and weight by a keypad that a gloved finger hits, one after another. */
export function TecladoGrande({ sinais, aoMudar, aoFechar }: Props) {
  const [n, setN] = useState(0);
  const [digitado, setDigitado] = useState<string | null>(null);
  const nome = ORDEM[n] ?? 'pressao_sistolica';
  const { rotulo, unidade, minimo, maximo, casas } = SINAIS_VITAIS[nome];
  const texto = digitado ?? escreverNumero(sinais[nome]);
  const lido = lerNumero(texto);
  const recusa = recusaDe(lido, { minimo, maximo, casas, unidade });
  // The first key takes the place of what was measured before: it is never written behind it.
  const tocar = (tecla: string) =>
    setDigitado(tecla === '⌫' ? texto.slice(0, -1) : `${digitado ?? ''}${tecla}`.slice(0, 6));
  function ir(para: number) {
    if (recusa) return;
    const { [nome]: _, ...outros } = sinais;
    aoMudar(typeof lido === 'number' ? { ...outros, [nome]: lido } : outros);
    setDigitado(null);
    if (para >= ORDEM.length) aoFechar();
    else setN(para);
  }
  return (
    <Dialogo opened onClose={aoFechar} title="Sinais vitais" fullScreen>
      <Stack maw={420} mx="auto">
        <div>
          <Text ta="center">{`${rotulo} (${unidade})`}</Text>
          <Text ta="center" fz={48} fw={700} className="numeros" role="status" mih={72}>
            {texto || '–'}
          </Text>
          <Text ta="center" size="sm" c={recusa ? 'var(--mantine-color-error)' : 'dimmed'} mih={24}>
            {recusa ?? `${n + 1} de ${ORDEM.length}. Em branco: não medido.`}
          </Text>
        </div>
        <SimpleGrid cols={3} spacing="xs">
          {TECLAS.map((tecla) => (
            <Button
              key={tecla}
              h={64}
              fz={28}
              variant="default"
              aria-label={tecla === '⌫' ? 'Voltar um dígito' : tecla === ',' ? 'Vírgula' : tecla}
              onClick={() => tocar(tecla)}
            >
              {tecla}
            </Button>
          ))}
        </SimpleGrid>
        <Group grow>
          <Button h={56} variant="default" disabled={n === 0} onClick={() => ir(n - 1)}>
            Anterior
          </Button>
          <Button h={56} onClick={() => ir(n + 1)}>
            {n + 1 < ORDEM.length ? 'Próximo' : 'Pronto'}
          </Button>
        </Group>
        <Button h={48} variant="subtle" onClick={() => ir(ORDEM.length)}>
          Terminar aqui
        </Button>
      </Stack>
    </Dialogo>
  );
}

interface Limites {
  minimo: number;
  maximo: number;
  casas: number;
  unidade: string;
}

/** Why a number cannot stand; null of one that can, and of nothing. */
function recusaDe(
  lido: number | string | null,
  { minimo, maximo, casas, unidade }: Limites,
): string | null {
  if (lido === null) return null;
  if (typeof lido !== 'number' || lido < minimo || lido > maximo) {
    return `Informe de ${minimo} a ${maximo} ${unidade}.`;
  }
  return Number(lido.toFixed(casas)) === lido ? null : `${pedidoDeCasas(casas)}.`;
}
