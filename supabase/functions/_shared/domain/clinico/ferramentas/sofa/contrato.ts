import { type EntradaDe, medida, numero, opcional, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

/** A vasoactive drug; blank is the same as zero. */
function droga(rotulo: string, maximo: number) {
  return opcional(
    numero({
      rotulo,
      unidade: 'mcg/kg/min',
      minimo: 0,
      maximo,
      ajuda: 'Dose mantida por pelo menos 1 hora. Em branco: não está em uso (vale zero).',
    }),
  );
}

const campos = {
  pao2: medida('pao2'),
  fio2: medida('fio2'),
  respiratory_support: simNao(
    'Suporte respiratório',
    undefined,
    'Ventilação mecânica, invasiva ou não. Sem suporte, o respiratório vai no máximo a 2.',
  ),
  platelets: medida('plaquetas'),
  bilirubin: medida('bilirrubina'),
  map: medida('pam'),
  dopamine: droga('Dopamina', 50),
  dobutamine: droga('Dobutamina', 50),
  norepinephrine: droga('Noradrenalina', 10),
  epinephrine: droga('Adrenalina', 10),
  gcs: medida('glasgow', { ajuda: 'Sob sedação, o último valor conhecido antes dela.' }),
  creatinine: medida('creatinina'),
  urine_output_ml_day: opcional(
    numero({
      rotulo: 'Diurese em 24 horas',
      unidade: 'mL/dia',
      minimo: 0,
      maximo: 30_000,
      incomumAcima: 10_000,
    }),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const sofa = definir({
  id: 'sofa',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'SOFA (1996)',
  resumo: 'Disfunção de seis sistemas orgânicos; base da definição de sepse.',
  categoria: 'deterioracao',
  especialidades: [
    'Medicina Intensiva',
    'Infectologia',
    'Medicina de Emergência',
    'Clínica Médica',
  ],
  apelidos: [
    'sequential organ failure assessment',
    'sepse',
    'sepsis-3',
    'disfunção orgânica',
    'falência de órgãos',
    'choque séptico',
  ],
  campos,
  saidas: {
    score: saidaPontos(),
    components: {
      tipo: 'partes',
      rotulo: 'Sistemas',
      partes: {
        respiratory: 'Respiratório',
        coagulation: 'Coagulação',
        liver: 'Fígado',
        cardiovascular: 'Cardiovascular',
        cns: 'Sistema nervoso',
        renal: 'Rim',
      },
    },
  },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'abaixo_do_corte',
          abaixoDe: 2,
          rotulo: 'Menos de 2 pontos',
          texto: 'com basal zero, não preenche a disfunção orgânica do Sepsis-3.',
          gravidade: 'normal',
        },
        {
          codigo: 'disfuncao_organica',
          rotulo: '2 pontos ou mais',
          texto:
            'com infecção e aumento de 2 ou mais sobre o basal (zero, se desconhecido): sepse.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
