import { type EntradaDe, escolha, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { COMORBIDADE, calcular, DIAGNOSTICO } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  hr: medida('fc'),
  sbp: medida('pas'),
  comorbidity: escolha('Comorbidade', [
    ['nenhuma', 'Nenhuma importante', COMORBIDADE.nenhuma],
    [
      'icc_ci_maior',
      'Insuficiência cardíaca, doença isquêmica ou outra importante',
      COMORBIDADE.icc_ci_maior,
    ],
    [
      'renal_hepatica_metastase',
      'Insuficiência renal ou hepática, ou câncer disseminado',
      COMORBIDADE.renal_hepatica_metastase,
    ],
  ]),
  diagnosis: escolha('Diagnóstico na endoscopia', [
    [
      'mallory_weiss_sem_lesao',
      'Mallory-Weiss, ou sem lesão e sem estigma',
      DIAGNOSTICO.mallory_weiss_sem_lesao,
    ],
    ['outros', 'Qualquer outro', DIAGNOSTICO.outros],
    ['malignidade', 'Câncer do trato digestivo alto', DIAGNOSTICO.malignidade],
  ]),
  stigmata: simNao(
    'Estigma de sangramento recente',
    2,
    'Sangue no trato alto, coágulo aderido, vaso visível ou em jato. Mancha escura plana não conta.',
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const rockall = definir({
  id: 'rockall',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Rockall completo',
  resumo: 'Ressangramento e morte na hemorragia digestiva alta, depois da endoscopia.',
  categoria: 'digestivo',
  especialidades: [
    'Gastroenterologia',
    'Medicina de Emergência',
    'Clínica Médica',
    'Cirurgia Geral',
  ],
  apelidos: [
    'hemorragia digestiva alta',
    'hda',
    'ressangramento',
    'hematêmese',
    'endoscopia',
    'sangramento digestivo',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        { codigo: 'baixo', ate: 2, rotulo: 'Risco baixo', gravidade: 'normal' },
        {
          codigo: 'nao_baixo',
          rotulo: 'Risco não baixo',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
