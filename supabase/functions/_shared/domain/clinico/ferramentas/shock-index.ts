import { type EntradaDe, medida } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, NAO_CONFERIDA, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Allgöwer M, Burri C, 1967',
  referencias: [
    { citacao: 'Allgöwer M, Burri C. Schockindex. Dtsch Med Wochenschr 1967;92:1947-50.' },
  ],
  formula: 'Índice de choque = FC (bpm) ÷ PAS (mmHg).',
  limites: [
    'Adultos: a criança tem frequência e pressão próprias da idade.',
    'Perde valor com betabloqueador, marca-passo, arritmia e hipertensão crônica.',
    'Um valor habitual não afasta sangramento oculto.',
  ],
  divergencias: [
    'O corte de pior desfecho varia de 0,9 a 1,0 conforme a população. Usado 0,9, que é também o da obstetrícia.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      ...NAO_CONFERIDA,
      ressalva: 'Os cortes fora da obstetrícia não foram lidos em documento.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = { hr: medida('fc'), sbp: medida('pas') };
type Entrada = EntradaDe<typeof campos>;

/** Heart rate (bpm) over systolic pressure (mmHg). */
function calcular({ hr, sbp }: Entrada) {
  return { shock_index: hr / sbp };
}

/** Healthy adults lie between 0.5 and 0.7; from 0.9 on outcomes are worse, in obstetrics as well. */
const FAIXAS: readonly Faixa[] = [
  {
    codigo: 'abaixo',
    abaixoDe: 0.5,
    rotulo: 'Abaixo do habitual',
    texto: 'sem significado de choque por si; veja bradicardia, betabloqueador e hipertensão.',
    gravidade: 'normal',
  },
  { codigo: 'normal', ate: 0.7, rotulo: 'Habitual do adulto (0,5 a 0,7)', gravidade: 'normal' },
  {
    codigo: 'intermediario',
    abaixoDe: 0.9,
    rotulo: 'Acima do habitual',
    texto: 'repita e acompanhe a tendência.',
    gravidade: 'atencao',
  },
  {
    codigo: 'alto',
    rotulo: 'Alto',
    texto:
      'associado a pior desfecho; procure hipovolemia e sangramento. Na obstetrícia, 0,9 já é alerta.',
    gravidade: 'alerta',
  },
];

export const shockIndex = definir({
  id: 'shock-index',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Índice de choque',
  resumo: 'Frequência cardíaca dividida pela pressão sistólica.',
  categoria: 'cardiovascular',
  especialidades: [
    'Medicina de Emergência',
    'Medicina Intensiva',
    'Cirurgia Geral',
    'Ginecologia e Obstetrícia',
  ],
  apelidos: ['shock index', 'choque', 'hemorragia', 'sangramento', 'trauma', 'hpp'],
  campos,
  saidas: { shock_index: saidaNumero('Índice de choque', '', 2) },
  interpretacoes: [{ de: 'shock_index', faixas: FAIXAS }],
  fonte,
  calcular,
});
