import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { GRANDEZAS } from '@domain/clinico/motor/grandezas.ts';
import { numeroComCasas } from '@domain/clinico/motor/texto.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { lerNumeroDigitado } from '@/lib/format/numero.ts';
import { Botao } from '../campos/Botao.tsx';
import campos from '../campos/Campos.module.css';
import { Grupo } from '../campos/Grupo.tsx';
import { CamposDaFerramenta } from '../ferramenta/CamposDaFerramenta.tsx';
import type { Memoria } from '../ferramenta/memoria.ts';
import { quantosFaltam } from '../ferramenta/Resultado.tsx';
import { useFerramenta } from '../ferramenta/useFerramenta.ts';
import { usePacienteDasFerramentas } from '../paciente/DoPaciente.tsx';
import { sugerir } from '../paciente/sugerir.ts';

/** The estimate by which labels adjust doses. */
const ESTIMATIVA = 'cockcroft-gault';
const { unidade, minimo, maximo } = GRANDEZAS.clearance;

interface Props {
  memoria: Memoria;
  /** Null while there is none. */
  aoMudar: (clearance: number | null) => void;
}

/** The clearance: known and typed, or estimated here. */
export function Clearance({ memoria, aoMudar }: Props) {
  // In a record most of what the estimate asks is known; a clearance that was typed stays in sight.
  const emProntuario = usePacienteDasFerramentas() !== null && memoria.clearance === '';
  const [modo, setModo] = useState<'informar' | 'calcular'>(emProntuario ? 'calcular' : 'informar');
  const ferramenta = ferramentaPorId(ESTIMATIVA);
  return (
    <Stack
      component="section"
      className="cartao"
      align="stretch"
      p="md"
      miw={0}
      aria-label="Clearance de creatinina"
    >
      <SegmentedControl
        aria-label="Como obter o clearance"
        value={modo}
        onChange={(escolhido) => setModo(escolhido === 'calcular' ? 'calcular' : 'informar')}
        data={[
          { value: 'informar', label: 'Informar o clearance' },
          { value: 'calcular', label: 'Calcular' },
        ]}
      />
      {modo === 'informar' && <Informado memoria={memoria} aoMudar={aoMudar} />}
      {modo === 'calcular' && ferramenta && (
        <Calculado ferramenta={ferramenta} memoria={memoria} aoMudar={aoMudar} />
      )}
    </Stack>
  );
}

function useAvisar(clearance: number | null, aoMudar: Props['aoMudar']) {
  const avisar = useEffectEvent(aoMudar);
  useEffect(() => avisar(clearance), [clearance]);
}

function Informado({ memoria, aoMudar }: Props) {
  const [texto, setTexto] = useState(memoria.clearance);
  const [saiu, setSaiu] = useState(false);
  const lido = lerNumeroDigitado(texto);
  const dentro = lido.tipo === 'numero' && lido.valor >= minimo && lido.valor <= maximo;
  const erro =
    lido.tipo === 'recusado'
      ? lido.frase
      : `Informe um número entre ${minimo} e ${maximo} ${unidade}; 0 para anúria ou diálise.`;
  useAvisar(dentro ? lido.valor : null, aoMudar);
  return (
    <TextInput
      className={`numeros ${campos.entrada}`}
      data-campo="clearance"
      label={GRANDEZAS.clearance.rotulo}
      description="0 para anúria ou diálise."
      inputMode="decimal"
      autoComplete="off"
      value={texto}
      error={saiu && !dentro && lido.tipo !== 'vazio' ? erro : undefined}
      onChange={({ currentTarget }) => {
        memoria.clearance = currentTarget.value;
        setTexto(currentTarget.value);
      }}
      onBlur={() => setSaiu(true)}
      rightSection={<span className="unidade">{unidade}</span>}
      rightSectionWidth="9ch"
      rightSectionPointerEvents="none"
    />
  );
}

/** The estimate's own fields, filled in from the record where one is open, and which result to use. */
function Calculado({ ferramenta, memoria, aoMudar }: Props & { ferramenta: Ferramenta }) {
  const fuso = useFuso();
  const prontuario = usePacienteDasFerramentas()?.prontuario;
  const [agora] = useState(Date.now);
  const sugestoes = useMemo(
    () => prontuario && sugerir(ferramenta, prontuario, agora, fuso),
    [ferramenta, prontuario, agora],
  );
  const aberta = useFerramenta(ferramenta, memoria, sugestoes);
  const { situacao } = aberta;
  const opcoes = estimativas(
    ferramenta,
    situacao.tipo === 'pronta' ? situacao.resultado.resultado : {},
  );
  const [escolhida, setEscolhida] = useState<string>();
  const usada = opcoes.find(({ nome }) => nome === escolhida) ?? opcoes[0];
  useAvisar(usada?.valor ?? null, aoMudar);
  return (
    <>
      <CamposDaFerramenta ferramenta={ferramenta} aberta={aberta} sugestoes={sugestoes} />
      {situacao.tipo === 'incompleta' && (
        <Text c="dimmed" fz="sm">
          {quantosFaltam(situacao.quantos)}
        </Text>
      )}
      {opcoes.length > 0 && (
        <Grupo nome="estimativa" rotulo="Usar">
          <div className={campos.opcoes}>
            {opcoes.map(({ nome, rotulo, valor }) => (
              <Botao
                key={nome}
                grupo="estimativa"
                marcado={nome === usada?.nome}
                aoMarcar={() => setEscolhida(nome)}
                aoDesmarcar={() => setEscolhida(undefined)}
                aoSair={() => undefined}
                className={campos.opcao}
              >
                <span>{rotulo}</span>
                <b className="numeros">
                  {numeroComCasas(valor, 0)} <span className="unidade">{unidade}</span>
                </b>
              </Botao>
            ))}
          </div>
        </Grupo>
      )}
    </>
  );
}

interface Estimativa {
  readonly nome: string;
  readonly rotulo: string;
  readonly valor: number;
}

/** The outputs that are a clearance, within what the table of doses takes. */
function estimativas(
  { saidas }: Ferramenta,
  resultado: Readonly<Record<string, unknown>>,
): readonly Estimativa[] {
  return Object.entries(saidas).flatMap(([nome, saida]) => {
    const valor = resultado[nome];
    if (saida.tipo !== 'numero' || saida.unidade !== unidade || typeof valor !== 'number')
      return [];
    return valor <= maximo ? [{ nome, rotulo: saida.rotulo, valor }] : [];
  });
}
