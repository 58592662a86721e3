import { type EntradaDe, escolha, medida, numero, opcional, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  temp_c: medida('temperatura', { ajuda: 'Retal. Em tudo, o pior valor das primeiras 24 horas.' }),
  map: medida('pam'),
  hr: medida('fc'),
  rr: medida('fr', { ajuda: 'Ventilado ou não.' }),
  fio2: medida('fio2'),
  pao2: opcional(medida('pao2', { ajuda: 'Com FiO₂ abaixo de 50%.' })),
  aa_gradient: opcional(
    numero({
      rotulo: 'Gradiente alvéolo-arterial',
      unidade: 'mmHg',
      minimo: 0,
      maximo: 760,
      ajuda: 'Com FiO₂ de 50% ou mais.',
    }),
  ),
  ph: opcional(medida('ph')),
  hco3: opcional(medida('bicarbonato', { ajuda: 'Venoso; só conta sem gasometria.' })),
  sodium: medida('sodio'),
  potassium: medida('potassio'),
  creatinine: medida('creatinina'),
  acute_renal_failure: simNao(
    'Insuficiência renal aguda',
    undefined,
    'Dobra os pontos da creatinina.',
  ),
  hematocrit_pct: medida('hematocrito'),
  wbc: medida('leucocitos'),
  gcs: medida('glasgow'),
  chronic_health: escolha(
    'Doença crônica grave ou imunossupressão',
    [
      ['nenhuma', 'Não', 0],
      ['eletiva', 'Sim, pós-operatório de cirurgia eletiva', 2],
      ['nao_operatorio_ou_emergencia', 'Sim, não operado ou cirurgia de emergência', 5],
    ],
    'Insuficiência grave de fígado, coração, pulmão ou rim, ou imunossupressão, antes da internação.',
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const apacheIi = definir({
  id: 'apache-ii',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'APACHE II',
  resumo: 'Gravidade nas primeiras 24 horas de terapia intensiva.',
  categoria: 'deterioracao',
  especialidades: ['Medicina Intensiva', 'Medicina de Emergência', 'Anestesiologia'],
  apelidos: [
    'apache 2',
    'acute physiology and chronic health evaluation',
    'gravidade na uti',
    'prognóstico na uti',
    'terapia intensiva',
  ],
  campos,
  exigencias: [{ quantos: 'ao-menos-um', de: ['ph', 'hco3'] }],
  saidas: {
    aps: saidaPontos('Fisiologia aguda (APS)'),
    score: saidaPontos('APACHE II'),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
