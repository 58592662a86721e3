import { type EntradaDe, medida, opcional, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  confusion: simNao('Confusão mental nova', 1, 'Desorientação em pessoa, lugar ou tempo.'),
  urea_mg_dl: opcional(
    medida('ureia', { ajuda: 'Pontua acima de 42 mg/dL (7 mmol/L). A SBPT imprime 50 mg/dL.' }),
  ),
  bun_mg_dl: opcional(medida('bun', { ajuda: 'Só se o laboratório der BUN em vez de ureia.' })),
  rr: medida('fr'),
  sbp: medida('pas'),
  dbp: medida('pad'),
  age: medida('idade_adulto'),
};
export type Entrada = EntradaDe<typeof campos>;

export const curb65 = definir({
  id: 'curb-65',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'CURB-65',
  resumo: 'Gravidade da pneumonia adquirida na comunidade e onde tratar.',
  categoria: 'infeccao',
  especialidades: [
    'Clínica Médica',
    'Pneumologia',
    'Infectologia',
    'Medicina de Emergência',
    'Medicina de Família e Comunidade',
  ],
  apelidos: ['curb', 'crb-65', 'pneumonia', 'pac', 'community-acquired pneumonia', 'internação'],
  campos,
  exigencias: [{ quantos: 'exatamente-um', de: ['urea_mg_dl', 'bun_mg_dl'] }],
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 2,
          rotulo: 'Risco baixo',
          texto: 'em geral, tratamento ambulatorial.',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          abaixoDe: 3,
          rotulo: 'Risco intermediário',
          texto: 'considere internação breve.',
          gravidade: 'alerta',
        },
        {
          codigo: 'grave',
          rotulo: 'Pneumonia grave',
          texto: 'interne; com 4 ou 5 pontos, avalie UTI.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
