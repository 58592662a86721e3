import { type EntradaDe, ordinal, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  physical_status: ordinal('Estado físico', [
    [1, 'I: hígido'],
    [2, 'II: doença sistêmica leve'],
    [3, 'III: doença sistêmica grave'],
    [4, 'IV: doença grave com ameaça constante à vida'],
    [5, 'V: moribundo, não se espera que viva sem a cirurgia'],
    [6, 'VI: morte encefálica, doador de órgãos'],
  ]),
  emergency: simNao(
    'Emergência (E)',
    undefined,
    'Adiar aumentaria muito a ameaça à vida ou a uma parte do corpo.',
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const asa = definir({
  id: 'asa',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'ASA',
  resumo: 'Estado físico antes da anestesia.',
  categoria: 'cardiovascular',
  especialidades: ['Anestesiologia', 'Cirurgia Geral', 'Clínica Médica', 'Cardiologia'],
  apelidos: [
    'estado físico',
    'american society of anesthesiologists',
    'risco anestésico',
    'risco cirúrgico',
    'pré-operatório',
    'pré-anestésica',
  ],
  campos,
  saidas: { class: saidaCodigo('Classe'), notation: saidaCodigo('Anotação') },
  interpretacoes: [
    {
      de: 'class',
      faixas: [
        { codigo: 'I', rotulo: 'ASA I, hígido', gravidade: 'normal' },
        { codigo: 'II', rotulo: 'ASA II, doença sistêmica leve', gravidade: 'normal' },
        { codigo: 'III', rotulo: 'ASA III, doença sistêmica grave', gravidade: 'atencao' },
        {
          codigo: 'IV',
          rotulo: 'ASA IV, doença grave com ameaça constante à vida',
          gravidade: 'alerta',
        },
        { codigo: 'V', rotulo: 'ASA V, moribundo', gravidade: 'critico' },
        {
          codigo: 'VI',
          rotulo: 'ASA VI, morte encefálica, doador de órgãos',
          gravidade: 'atencao',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
