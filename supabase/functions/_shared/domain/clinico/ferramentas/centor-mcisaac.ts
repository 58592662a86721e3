import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { degraus, pontos } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Centor RM e cols., 1981; McIsaac WJ e cols., 1998',
  referencias: [
    { citacao: 'McIsaac WJ et al. CMAJ 1998;158:75-83.' },
    { citacao: 'Centor RM et al. Med Decis Making 1981;1:239-46.' },
  ],
  formula:
    '1 ponto para cada: temperatura > 38 °C; exsudato ou edema de amígdalas; linfonodos cervicais anteriores dolorosos; ausência de tosse. Idade de 3 a 14 anos +1; de 15 a 44, 0; 45 ou mais, −1. Total de −1 a 5.',
  limites: [
    'Só a partir de 3 anos, com dor de garganta aguda.',
    'Mesmo com pontuação alta, boa parte não tem estreptococo: prefira confirmar.',
    'Não afasta abscesso, mononucleose nem difteria.',
  ],
  divergencias: ['Há variantes nas páginas de cálculo; aqui valem as tabelas originais.'],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade', { minimo: 3, incomumAbaixo: 3 }),
  temp_gt_38: simNao('Temperatura acima de 38 °C', 1),
  tonsillar_exudate: simNao('Exsudato ou edema das amígdalas', 1),
  tender_anterior_nodes: simNao('Linfonodos cervicais anteriores dolorosos', 1),
  cough_absent: simNao('Ausência de tosse', 1),
};
type Entrada = EntradaDe<typeof campos>;

/** Centor's four items, and McIsaac's points for age in years: 3–14 +1, 15–44 0, 45 or more −1. */
function calcular(entrada: Entrada) {
  const { age, temp_gt_38, tonsillar_exudate, tender_anterior_nodes, cough_absent } = entrada;
  const daIdade = degraus(
    age,
    [
      [15, 1],
      [45, 0],
    ],
    -1,
  );
  const score = pontos(
    [temp_gt_38, 1],
    [tonsillar_exudate, 1],
    [tender_anterior_nodes, 1],
    [cough_absent, 1],
  );
  return { score: score + daIdade };
}

export const centorMcisaac = definir({
  id: 'centor-mcisaac',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Centor modificado (McIsaac)',
  resumo: 'Probabilidade de faringite por estreptococo: quando testar.',
  categoria: 'infeccao',
  especialidades: [
    'Medicina de Família e Comunidade',
    'Pediatria',
    'Clínica Médica',
    'Otorrinolaringologia',
    'Medicina de Emergência',
  ],
  apelidos: ['centor', 'mcisaac', 'dor de garganta', 'faringite', 'amigdalite', 'estreptococo'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_testar',
          abaixoDe: 2,
          rotulo: 'Probabilidade baixa',
          texto: 'não teste nem dê antibiótico.',
          gravidade: 'normal',
        },
        {
          codigo: 'testar',
          abaixoDe: 4,
          rotulo: 'Probabilidade intermediária',
          texto: 'faça teste rápido ou cultura.',
          gravidade: 'atencao',
        },
        {
          codigo: 'testar_ou_tratar',
          rotulo: 'Probabilidade maior',
          texto: 'faça o teste ou considere tratamento empírico.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
