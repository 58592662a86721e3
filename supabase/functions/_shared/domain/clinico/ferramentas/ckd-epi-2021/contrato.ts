import { type EntradaDe, medida, sexo } from '../../motor/campos.ts';
import type { Faixa } from '../../motor/faixas.ts';
import { definir, saidaCodigo, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  creatinine: medida('creatinina'),
  gender: sexo(),
};
export type Entrada = EntradaDe<typeof campos>;

/** KDIGO categories of GFR: a category, not a diagnosis of chronic kidney disease. */
export const CATEGORIAS_DE_TFG: readonly Faixa[] = [
  { codigo: 'G5', abaixoDe: 15, rotulo: 'G5, falência renal', gravidade: 'critico' },
  { codigo: 'G4', abaixoDe: 30, rotulo: 'G4, redução acentuada', gravidade: 'alerta' },
  { codigo: 'G3b', abaixoDe: 45, rotulo: 'G3b, redução moderada a acentuada', gravidade: 'alerta' },
  { codigo: 'G3a', abaixoDe: 60, rotulo: 'G3a, redução leve a moderada', gravidade: 'atencao' },
  { codigo: 'G2', abaixoDe: 90, rotulo: 'G2, levemente diminuída', gravidade: 'normal' },
  { codigo: 'G1', rotulo: 'G1, normal ou elevada', gravidade: 'normal' },
];

export const ckdEpi2021 = definir({
  id: 'ckd-epi-2021',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'TFGe CKD-EPI 2021',
  resumo: 'Filtração glomerular estimada pela creatinina, sem raça.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica', 'Medicina de Família e Comunidade', 'Geriatria'],
  apelidos: ['tfg', 'egfr', 'gfr', 'filtração glomerular', 'função renal', 'doença renal crônica'],
  campos,
  saidas: {
    egfr: saidaNumero('TFGe', 'mL/min/1,73 m²', 0),
    stage: saidaCodigo('Categoria de TFG'),
  },
  interpretacoes: [{ de: 'egfr', classe: 'stage', faixas: CATEGORIAS_DE_TFG }],
  fonte,
  calcular,
});
