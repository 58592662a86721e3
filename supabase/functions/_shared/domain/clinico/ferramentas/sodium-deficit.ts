import type { EntradaDe } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import {
  AGUA_POR_EXTENSO,
  aguaCorporal,
  CAMPOS_DE_SODIO,
  sodioDesejado,
} from './comum/agua-e-sodio.ts';
import { AGUA_E_SODIO } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Adrogué HJ, Madias NE, 2000 (água corporal)',
  referencias: [
    {
      citacao: 'Adrogué HJ, Madias NE. N Engl J Med 2000;342:1581-9.',
      doi: '10.1056/NEJM200005253422107',
    },
  ],
  formula: `Déficit (mEq) = água corporal × (Na desejado − Na medido). ${AGUA_POR_EXTENSO}`,
  limites: [
    'Só quando o sódio está abaixo do desejado.',
    'Limite a subida a 8 mmol/L em 24 h (10 com risco baixo de desmielinização; 18 em 48 h). Com risco alto, busque 4 a 6 e nunca passe de 8.',
    'Não conta perdas em curso: repita o sódio durante a correção.',
  ],
  verificacao: { formula: AGUA_E_SODIO, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = { ...CAMPOS_DE_SODIO, target_sodium: sodioDesejado() };
type Entrada = EntradaDe<typeof campos>;

/** mmol/L a day that no correction of chronic hyponatraemia should pass. */
const LIMITE_DIARIO = 8;

/** Sodium in mEq that raises the serum one to the target, before losses; body water in L. */
function calcular(entrada: Entrada, notas: Notas) {
  const { sodium, target_sodium } = entrada;
  const tbw_l = aguaCorporal(entrada);
  if (sodium >= target_sodium) {
    notas.ausente('deficit_meq', 'Não aplicável: o sódio já está no desejado ou acima dele.');
    return { tbw_l };
  }
  if (target_sodium - sodium > LIMITE_DIARIO) {
    notas.aviso(
      'O desejado está mais de 8 mmol/L acima do medido: não corrija tudo em 24 h. Até 8 mmol/L por dia, ou 4 a 6 com risco alto de desmielinização.',
    );
  }
  return { tbw_l, deficit_meq: tbw_l * (target_sodium - sodium) };
}

export const sodiumDeficit = definir({
  id: 'sodium-deficit',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Déficit de sódio',
  resumo: 'Sódio que falta para chegar ao valor desejado na hiponatremia.',
  categoria: 'metabolico',
  especialidades: ['Clínica Médica', 'Medicina Intensiva', 'Medicina de Emergência', 'Nefrologia'],
  apelidos: ['hiponatremia', 'reposição de sódio', 'nacl 3%', 'sódio baixo', 'sodium deficit'],
  campos,
  saidas: {
    tbw_l: saidaNumero('Água corporal total', 'L', 1),
    deficit_meq: saidaNumero('Déficit de sódio', 'mEq', 0),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
