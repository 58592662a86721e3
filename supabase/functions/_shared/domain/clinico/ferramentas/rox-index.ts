import { type EntradaDe, medida } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';

const RESUMO_DO_ARTIGO: Verificacao = {
  estado: 'conferida',
  documento: 'Resumo do artigo original no sítio da revista (atsjournals.org)',
  ressalva: 'O texto completo não foi aberto.',
};

const fonte: Fonte = {
  autor: 'Roca O e cols., 2019',
  referencias: [
    {
      citacao: 'Roca O et al. Am J Respir Crit Care Med 2019;199:1368-76.',
      doi: '10.1164/rccm.201803-0589OC',
    },
  ],
  formula: 'ROX = (SpO₂ em % ÷ FiO₂ em fração) ÷ FR (irpm).',
  limites: [
    'Adultos com pneumonia e insuficiência respiratória hipoxêmica em cateter nasal de alto fluxo.',
    'Os cortes são de 2, 6 e 12 h de uso; antes de 2 h não se aplicam.',
    'Não substitui a avaliação clínica: esforço, consciência e instabilidade podem pedir intubação antes.',
  ],
  verificacao: { formula: RESUMO_DO_ARTIGO, faixas: RESUMO_DO_ARTIGO },
  revisadoEm: '2026-11-21',
};

const campos = { spo2: medida('spo2'), fio2: medida('fio2'), rr: medida('fr') };
type Entrada = EntradaDe<typeof campos>;

/** (SpO₂ in % ÷ FiO₂ as a fraction) ÷ breaths a minute. */
function calcular({ spo2, fio2, rr }: Entrada) {
  return { rox: spo2 / fio2 / rr };
}

/** The cut of high risk rises with the hours on high flow: 2.85 at 2 h, 3.47 at 6 h, 3.85 at 12 h. */
const FAIXAS: readonly Faixa[] = [
  {
    codigo: 'alto',
    abaixoDe: 2.85,
    rotulo: 'Risco alto de intubação em 2, 6 ou 12 h',
    texto: 'não atrase a decisão de intubar.',
    gravidade: 'critico',
  },
  {
    codigo: 'alto_6h',
    abaixoDe: 3.47,
    rotulo: 'Risco alto se medido com 6 ou 12 h',
    texto: 'com 2 h é indeterminado: reavalie de perto.',
    gravidade: 'alerta',
  },
  {
    codigo: 'alto_12h',
    abaixoDe: 3.85,
    rotulo: 'Risco alto se medido com 12 h',
    texto: 'com 2 ou 6 h é indeterminado: reavalie de perto.',
    gravidade: 'alerta',
  },
  {
    codigo: 'indeterminado',
    abaixoDe: 4.88,
    rotulo: 'Indeterminado',
    texto: 'repita em 1 a 2 h e acompanhe a tendência.',
    gravidade: 'atencao',
  },
  {
    codigo: 'baixo',
    rotulo: 'Risco baixo de intubação',
    texto: 'vale quando medido com 2, 6 ou 12 h de alto fluxo.',
    gravidade: 'normal',
  },
];

export const roxIndex = definir({
  id: 'rox-index',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Índice ROX',
  resumo: 'Risco de intubação na pneumonia em cateter nasal de alto fluxo.',
  categoria: 'respiratorio',
  especialidades: ['Medicina Intensiva', 'Pneumologia', 'Medicina de Emergência', 'Clínica Médica'],
  apelidos: ['rox', 'cateter de alto fluxo', 'cnaf', 'hfnc', 'insuficiência respiratória'],
  campos,
  saidas: { rox: saidaNumero('ROX', '', 2) },
  interpretacoes: [{ de: 'rox', faixas: FAIXAS }],
  fonte,
  calcular,
});
