import type { SinaisDoPlantao } from '@domain/contracts/atendimento.ts';
import { alertaDe } from '@domain/plantao/alerta.ts';
import { NOMES_DOS_SINAIS, SINAIS_VITAIS, type SinalVital } from '@domain/sinais-vitais.ts';
import { Button, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { escreverNumero, lerNumero } from '@/components/formulario/numero.ts';
import { TecladoGrande } from '../ficha/TecladoGrande.tsx';

interface Props {
  sinais: SinaisDoPlantao;
  idade: number | null;
  aoMudar: (sinais: SinaisDoPlantao) => void;
}

const CONSCIENCIA = [
  { value: '', label: 'Não informada' },
  { value: 'A', label: 'Alerta' },
  { value: 'C', label: 'Confusão nova' },
  { value: 'V', label: 'Responde à voz' },
  { value: 'P', label: 'Responde à dor' },
  { value: 'U', label: 'Não responde' },
];
const OXIGENIO = [
  { value: '', label: 'Não informado' },
  { value: 'nao', label: 'Ar ambiente' },
  { value: 'sim', label: 'Com oxigênio' },
];

/** Vital signs of a moment, and what NEWS2 makes of them. */
export function Sinais({ sinais, idade, aoMudar }: Props) {
  const mudar = (nome: keyof SinaisDoPlantao, valor: unknown) => {
    const { [nome]: _, ...outros } = sinais;
    aoMudar(valor === null ? outros : ({ ...outros, [nome]: valor } as SinaisDoPlantao));
  };
  const [teclado, setTeclado] = useState(false);
  return (
    <>
      <Button
        mih={44}
        variant="default"
        style={{ alignSelf: 'start' }}
        onClick={() => setTeclado(true)}
      >
        Teclado grande
      </Button>
      {teclado && (
        <TecladoGrande sinais={sinais} aoMudar={aoMudar} aoFechar={() => setTeclado(false)} />
      )}
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {NOMES_DOS_SINAIS.map((nome) => (
          <Sinal
            key={nome}
            nome={nome}
            valor={sinais[nome]}
            aoMudar={(valor) => mudar(nome, valor)}
          />
        ))}
        <NativeSelect
          size="md"
          label="Consciência"
          data={CONSCIENCIA}
          value={sinais.consciencia ?? ''}
          onChange={({ currentTarget }) => mudar('consciencia', currentTarget.value || null)}
        />
        <NativeSelect
          size="md"
          label="Oxigênio"
          data={OXIGENIO}
          value={sinais.oxigenio === undefined ? '' : sinais.oxigenio ? 'sim' : 'nao'}
          onChange={({ currentTarget: { value } }) =>
            mudar('oxigenio', value === '' ? null : value === 'sim')
          }
        />
      </SimpleGrid>
      <Text size="sm" role="status">
        {fraseDoAlerta(sinais, idade)}
      </Text>
    </>
  );
}

function fraseDoAlerta(sinais: SinaisDoPlantao, idade: number | null): string {
  const alerta = alertaDe(sinais, idade);
  if (alerta.tipo === 'nao_se_aplica') return alerta.frase;
  if (alerta.tipo === 'falta') return `NEWS2: falta ${alerta.sinais.join(', ')}.`;
  return `NEWS2: ${alerta.pontos}. ${alerta.frase}`;
}

interface PropsDoSinal {
  nome: SinalVital;
  valor: number | undefined;
  aoMudar: (valor: unknown) => void;
}

function Sinal({ nome, valor, aoMudar }: PropsDoSinal) {
  const { sigla, unidade, minimo, maximo } = SINAIS_VITAIS[nome];
  const [digitando, setDigitando] = useState<string | null>(null);
  const impossivel =
    typeof valor === 'number' ? valor < minimo || valor > maximo : valor !== undefined;
  return (
    <TextInput
      label={`${sigla} (${unidade})`}
      inputMode="decimal"
      autoComplete="off"
      className="numeros"
      value={digitando ?? escreverNumero(valor)}
      error={impossivel && `De ${minimo} a ${maximo}.`}
      onChange={({ currentTarget }) => {
        setDigitando(currentTarget.value);
        aoMudar(lerNumero(currentTarget.value));
      }}
      onBlur={() => setDigitando(null)}
    />
  );
}
