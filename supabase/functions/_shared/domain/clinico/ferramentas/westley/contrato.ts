import { type EntradaDe, ordinal } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  stridor: ordinal('Estridor', [
    [0, 'Ausente'],
    [1, 'Com agitação'],
    [2, 'Em repouso'],
  ]),
  retractions: ordinal('Tiragem', [
    [0, 'Ausente'],
    [1, 'Leve'],
    [2, 'Moderada'],
    [3, 'Grave'],
  ]),
  air_entry: ordinal('Entrada de ar', [
    [0, 'Normal'],
    [1, 'Diminuída'],
    [2, 'Muito diminuída'],
  ]),
  cyanosis: ordinal('Cianose', [
    [0, 'Ausente'],
    [4, 'Com agitação'],
    [5, 'Em repouso'],
  ]),
  consciousness: ordinal('Consciência', [
    [0, 'Normal (inclui dormindo)'],
    [5, 'Alterada'],
  ]),
};
export type Entrada = EntradaDe<typeof campos>;

export const westley = definir({
  id: 'westley',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Westley',
  resumo: 'Gravidade do crupe.',
  categoria: 'deterioracao',
  especialidades: ['Pediatria', 'Medicina de Emergência', 'Otorrinolaringologia'],
  apelidos: [
    'crupe',
    'croup',
    'laringite',
    'laringotraqueíte',
    'estridor',
    'tosse de cachorro',
    'tosse ladrante',
  ],
  campos,
  saidas: { score: saidaPontos(), severity: saidaCodigo('Gravidade') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'severity',
      faixas: [
        { codigo: 'leve', abaixoDe: 3, rotulo: 'Crupe leve', gravidade: 'atencao' },
        { codigo: 'moderada', abaixoDe: 6, rotulo: 'Crupe moderado', gravidade: 'alerta' },
        { codigo: 'grave', abaixoDe: 12, rotulo: 'Crupe grave', gravidade: 'critico' },
        {
          codigo: 'falencia_iminente',
          rotulo: 'Falência respiratória iminente',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
