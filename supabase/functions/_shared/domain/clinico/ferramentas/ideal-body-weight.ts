import { type EntradaDe, medida, opcional, sexo } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import {
  avisoDeExtrapolacao,
  pesoAjustado,
  pesoIdeal,
  SEM_PESO_IDEAL,
} from './comum/peso-ideal.ts';
import { IMPLEMENTACAO_ABERTA } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Devine BJ, 1974',
  referencias: [
    { citacao: 'Devine BJ. Drug Intell Clin Pharm 1974;8:650-5.' },
    { citacao: 'ARDSNet. N Engl J Med 2000;342:1301-8 (peso predito na ventilação).' },
  ],
  formula:
    'Homem: 50 + 2,3 × (polegadas acima de 60). Mulher: 45,5 + 2,3 × (polegadas acima de 60). Polegadas = cm ÷ 2,54. Peso ajustado = ideal + 0,4 × (real − ideal).',
  limites: [
    'Só para adultos. Abaixo de 152,4 cm a equação não foi definida: o valor é extrapolado e vem com aviso.',
    'O peso ajustado só aparece quando o peso real passa do ideal.',
  ],
  divergencias: [
    'O peso predito da ARDSNet usa quase a mesma reta (50 ou 45,5 + 0,91 × (cm − 152,4)); é com ele que se calcula o volume corrente de 6 mL/kg.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  height_cm: medida('altura_adulto'),
  gender: sexo(),
  weight_kg: opcional(medida('peso_adulto', { ajuda: 'Só para o peso ajustado.' })),
};
type Entrada = EntradaDe<typeof campos>;

/** Ideal weight (Devine 1974) and, for who weighs more than that, the adjusted one; both in kg. */
function calcular({ height_cm, gender, weight_kg }: Entrada, notas: Notas) {
  const extrapolado = avisoDeExtrapolacao(height_cm);
  if (extrapolado) notas.aviso(extrapolado);
  const ibw_kg = pesoIdeal(height_cm, gender);
  if (ibw_kg === undefined) {
    notas.ausente(['ibw_kg', 'adjbw_kg'], SEM_PESO_IDEAL);
    return {};
  }
  if (weight_kg === undefined) {
    notas.ausente('adjbw_kg', 'Informe o peso para calcular o ajustado.');
    return { ibw_kg };
  }
  if (weight_kg <= ibw_kg) {
    notas.ausente('adjbw_kg', 'O peso não passa do ideal: não se ajusta.');
    return { ibw_kg };
  }
  return { ibw_kg, adjbw_kg: pesoAjustado(ibw_kg, weight_kg) };
}

export const idealBodyWeight = definir({
  id: 'ideal-body-weight',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Peso ideal e peso ajustado',
  resumo: 'Peso ideal de Devine e peso ajustado para dose no excesso de peso.',
  categoria: 'corpo',
  especialidades: ['Medicina Intensiva', 'Anestesiologia', 'Nutrologia', 'Clínica Médica'],
  apelidos: [
    'devine',
    'peso predito',
    'peso corrigido',
    'peso magro',
    'volume corrente',
    'obesidade',
    'ideal body weight',
  ],
  campos,
  saidas: {
    ibw_kg: saidaNumero('Peso ideal', 'kg', 1),
    adjbw_kg: saidaNumero('Peso ajustado', 'kg', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
