import { numeroPorExtenso } from '../clinico/motor/texto.ts';
import type { VersaoExportada } from '../contracts/exportacao.ts';
import { SINAIS_VITAIS, type SinalVital } from '../sinais-vitais.ts';
import { instante } from './escrita.ts';
import { idDerivado, referencia } from './identidade.ts';
import { referenciaDoAutor } from './pessoas.ts';
import { conceito, loinc, SISTEMAS_DO_HL7 } from './sistemas.ts';
import type {
  Codigo,
  ComponenteDaObservacao,
  Observacao,
  Quantidade,
  Referencia,
} from './tipos.ts';

interface Medida {
  readonly codigo: Codigo;
  /** The unit in UCUM. */
  readonly unidade: string;
}

const SISTOLICA: Medida = { codigo: loinc('8480-6', 'Systolic blood pressure'), unidade: 'mm[Hg]' };
const DIASTOLICA: Medida = {
  codigo: loinc('8462-4', 'Diastolic blood pressure'),
  unidade: 'mm[Hg]',
};
const PRESSAO = loinc('85354-9', 'Blood pressure panel with all children optional');

type SinalUnico = Exclude<SinalVital, 'pressao_sistolica' | 'pressao_diastolica'>;
/** Each sign that stands alone, in the unit in which it is kept. */
const MEDIDAS: Readonly<Record<SinalUnico, Medida>> = {
  frequencia_cardiaca: { codigo: loinc('8867-4', 'Heart rate'), unidade: '/min' },
  frequencia_respiratoria: { codigo: loinc('9279-1', 'Respiratory rate'), unidade: '/min' },
  temperatura: { codigo: loinc('8310-5', 'Body temperature'), unidade: 'Cel' },
  saturacao: {
    codigo: loinc('2708-6', 'Oxygen saturation in Arterial blood'),
    unidade: '%',
  },
  glicemia: {
    codigo: loinc('41653-7', 'Glucose [Mass/volume] in Capillary blood by Glucometer'),
    unidade: 'mg/dL',
  },
  peso_kg: { codigo: loinc('29463-7', 'Body weight'), unidade: 'kg' },
  altura_cm: { codigo: loinc('8302-2', 'Body height'), unidade: 'cm' },
  dor: {
    codigo: loinc('72514-3', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported'),
    unidade: '{score}',
  },
};
const UNICOS = Object.keys(MEDIDAS) as SinalUnico[];
/** The place of the panel of blood pressure among the signs of an entry. */
const N_DA_PRESSAO = UNICOS.length;

/** Writes the vital signs of a version that were measured. */
export function observacoesDe(versao: VersaoExportada, atendimento: Referencia): Observacao[] {
  const unicas = UNICOS.flatMap((sinal, n): Observacao[] => {
    const valor = versao[sinal];
    if (valor === null) return [];
    const { codigo, unidade } = MEDIDAS[sinal];
    const comum = comoObservacao(versao, atendimento, n, codigo, SINAIS_VITAIS[sinal].rotulo);
    return [{ ...comum, valueQuantity: quantidade(valor, sinal, unidade) }];
  });
  const { pressao_sistolica, pressao_diastolica } = versao;
  if (pressao_sistolica === null && pressao_diastolica === null) return unicas;
  return [
    ...unicas,
    {
      ...comoObservacao(versao, atendimento, N_DA_PRESSAO, PRESSAO, 'Pressão arterial'),
      component: [
        componente(SISTOLICA, pressao_sistolica, 'pressao_sistolica'),
        componente(DIASTOLICA, pressao_diastolica, 'pressao_diastolica'),
      ],
    },
  ];
}

/** Writes the vital signs in words, a line each: `Peso: 82,5 kg`. */
export function sinaisEmLinhas(versao: VersaoExportada): string[] {
  const sinais = ['pressao_sistolica', 'pressao_diastolica', ...UNICOS] as const;
  return sinais.flatMap((sinal) => {
    const valor = versao[sinal];
    const { rotulo, unidade } = SINAIS_VITAIS[sinal];
    return valor === null ? [] : [`${rotulo}: ${numeroPorExtenso(valor)} ${unidade}`];
  });
}

function comoObservacao(
  versao: VersaoExportada,
  atendimento: Referencia,
  n: number,
  codigo: Codigo,
  rotulo: string,
): Observacao {
  return {
    resourceType: 'Observation',
    id: idDerivado(versao.id, 'sinal', n),
    status: 'final',
    category: [conceito(SISTEMAS_DO_HL7.observacaoCategoria, 'vital-signs')],
    code: { coding: [codigo], text: rotulo },
    subject: referencia(versao.paciente_id),
    encounter: atendimento,
    effectiveDateTime: instante(versao.ocorrido_em),
    issued: instante(versao.finalizado_em ?? versao.ocorrido_em),
    performer: [referenciaDoAutor(versao)],
  };
}

function componente(
  { codigo, unidade }: Medida,
  valor: number | null,
  sinal: SinalVital,
): ComponenteDaObservacao {
  const code = { coding: [codigo], text: SINAIS_VITAIS[sinal].rotulo };
  return valor === null
    ? { code, dataAbsentReason: conceito(SISTEMAS_DO_HL7.motivoDaFalta, 'unknown') }
    : { code, valueQuantity: quantidade(valor, sinal, unidade) };
}

function quantidade(value: number, sinal: SinalVital, code: string): Quantidade {
  const { unidade } = SINAIS_VITAIS[sinal];
  return { value, unit: unidade, system: 'http://unitsofmeasure.org', code };
}
