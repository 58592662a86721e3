import { type EntradaDe, ordinal, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';

const CLASSES_REPRODUZIDAS: Verificacao = {
  estado: 'parcial',
  documento: 'Trials 2012;13:160, tabela 1 (reproduz as seis classes)',
  ressalva: 'A página da sociedade não foi aberta.',
};

const fonte: Fonte = {
  autor: 'American Society of Anesthesiologists',
  referencias: [
    { citacao: 'American Society of Anesthesiologists, Physical Status Classification.' },
  ],
  formula:
    'I hígido; II doença sistêmica leve; III doença sistêmica grave; IV doença grave com ameaça constante à vida; V moribundo; VI morte encefálica, doador de órgãos. Acrescenta-se "E" na emergência.',
  limites: [
    'Descreve o estado do paciente, não o risco da cirurgia.',
    'Varia entre avaliadores: dê a classe no dia do procedimento.',
  ],
  verificacao: { formula: CLASSES_REPRODUZIDAS, faixas: CLASSES_REPRODUZIDAS },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

const CLASSES = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

const DOADOR = 6;

/** The class in Roman numerals, and as it is written down: with an "E" when it is an emergency. */
function calcular({ physical_status, emergency }: Entrada, notas: Notas) {
  const classe = CLASSES[physical_status - 1];
  const doador = physical_status === DOADOR;
  if (doador && emergency) {
    notas.aviso('A classe VI não leva o "E": a retirada de órgãos já é urgente.');
  }
  return { class: classe, notation: `ASA ${classe}${emergency && !doador ? 'E' : ''}` };
}

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
