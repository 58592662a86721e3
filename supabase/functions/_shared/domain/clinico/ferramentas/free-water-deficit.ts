import { comPadrao, type EntradaDe } from '../motor/campos.ts';
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
      citacao: 'Adrogué HJ, Madias NE. N Engl J Med 2000;342:1493-9.',
      doi: '10.1056/NEJM200005183422006',
    },
  ],
  formula: `Déficit (L) = água corporal × (Na ÷ Na desejado − 1), com 140 como desejado. ${AGUA_POR_EXTENSO}`,
  limites: [
    'Só com sódio acima de 140 mmol/L.',
    'Na hipernatremia crônica, corrija no máximo 10 a 12 mmol/L por dia.',
    'Não conta perdas em curso nem a água da manutenção: repita o sódio durante a correção.',
  ],
  verificacao: { formula: AGUA_E_SODIO, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = { ...CAMPOS_DE_SODIO, target_sodium: comPadrao(sodioDesejado(), 140) };
type Entrada = EntradaDe<typeof campos>;

/** mmol/L; there is no water deficit to speak of below it. */
const SODIO_NORMAL = 140;

/** mmol/L a day that no correction of chronic hypernatraemia should pass. */
const LIMITE_DIARIO = 10;

/** Litres of free water that bring the sodium down to the target; body water in L. */
function calcular(entrada: Entrada, notas: Notas) {
  const { sodium, target_sodium } = entrada;
  const tbw_l = aguaCorporal(entrada);
  if (sodium <= SODIO_NORMAL || sodium <= target_sodium) {
    notas.ausente(
      'deficit_l',
      'Não aplicável: só com sódio acima de 140 mmol/L e acima do desejado.',
    );
    return { tbw_l };
  }
  if (sodium - target_sodium > LIMITE_DIARIO) {
    notas.aviso(
      'Na hipernatremia crônica, não reponha tudo em um dia: a queda deve ficar em até 10 a 12 mmol/L por dia.',
    );
  }
  return { tbw_l, deficit_l: tbw_l * (sodium / target_sodium - 1) };
}

export const freeWaterDeficit = definir({
  id: 'free-water-deficit',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Déficit de água livre',
  resumo: 'Água que falta na hipernatremia.',
  categoria: 'metabolico',
  especialidades: [
    'Clínica Médica',
    'Medicina Intensiva',
    'Medicina de Emergência',
    'Nefrologia',
    'Geriatria',
  ],
  apelidos: ['hipernatremia', 'desidratação', 'sódio alto', 'água livre', 'free water deficit'],
  campos,
  saidas: {
    tbw_l: saidaNumero('Água corporal total', 'L', 1),
    deficit_l: saidaNumero('Déficit de água livre', 'L', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
