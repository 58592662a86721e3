import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { Recusa } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Fórmula de uso corrente; alvo da Surviving Sepsis Campaign 2021',
  referencias: [
    { citacao: 'Surviving Sepsis Campaign 2021: alvo inicial de PAM no choque séptico.' },
  ],
  formula: 'PAM = (PAS + 2 × PAD) ÷ 3, em mmHg.',
  limites: [
    'Supõe que a diástole ocupe dois terços do ciclo: com taquicardia importante, prefira a PAM medida.',
    'O alvo de 65 mmHg é do choque séptico do adulto; outras situações têm outros alvos.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = { sbp: medida('pas'), dbp: medida('pad') };
type Entrada = EntradaDe<typeof campos>;

/** Mean arterial pressure, mmHg: a third of systole, two thirds of diastole. */
function calcular({ sbp, dbp }: Entrada) {
  if (dbp >= sbp) {
    throw new Recusa('dbp', 'Pressão diastólica: informe um valor menor que o da sistólica.');
  }
  return { map: (sbp + 2 * dbp) / 3 };
}

export const map = definir({
  id: 'map',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Pressão arterial média (PAM)',
  resumo: 'PAM pela pressão sistólica e diastólica.',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Medicina Intensiva',
    'Medicina de Emergência',
    'Anestesiologia',
    'Clínica Médica',
  ],
  apelidos: ['pam', 'mean arterial pressure', 'pressão média', 'choque', 'hipotensão'],
  campos,
  saidas: { map: saidaNumero('PAM', 'mmHg', 0) },
  interpretacoes: [
    {
      de: 'map',
      faixas: [
        {
          codigo: 'abaixo_do_alvo',
          abaixoDe: 65,
          rotulo: 'Abaixo de 65 mmHg',
          texto: 'no choque séptico, o alvo inicial é 65 mmHg ou mais.',
          gravidade: 'alerta',
        },
        { codigo: 'no_alvo', rotulo: '65 mmHg ou mais', gravidade: 'normal' },
      ],
    },
  ],
  fonte,
  calcular,
});
