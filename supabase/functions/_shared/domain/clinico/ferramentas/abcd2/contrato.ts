import { type EntradaDe, medida, numero, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  sbp: medida('pas', { ajuda: 'A primeira medida depois do ataque.' }),
  dbp: medida('pad'),
  unilateral_weakness: simNao('Fraqueza unilateral', 2, 'Face, braço ou perna.'),
  speech_disturbance_without_weakness: simNao('Alteração da fala sem fraqueza', 1),
  duration_min: numero({
    rotulo: 'Duração dos sintomas',
    unidade: 'min',
    alternativas: [{ unidade: 'h', fator: 60 }],
    minimo: 0,
    maximo: 1440,
    ajuda: 'Ataque isquêmico transitório dura menos de 24 horas.',
  }),
  diabetes: simNao('Diabetes', 1),
};
export type Entrada = EntradaDe<typeof campos>;

export const abcd2 = definir({
  id: 'abcd2',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'ABCD²',
  resumo: 'Risco de AVC em 2 dias depois de um ataque isquêmico transitório.',
  categoria: 'neurologia',
  especialidades: ['Neurologia', 'Medicina de Emergência', 'Clínica Médica'],
  apelidos: ['abcd2', 'ait', 'ataque isquêmico transitório', 'tia', 'risco de avc', 'derrame'],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Risco de AVC em 2 dias') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 4,
          rotulo: 'Risco baixo',
          texto: 'AVC em 2 dias em 1,0%. Não dê alta só por este escore.',
          gravidade: 'atencao',
        },
        {
          codigo: 'moderado',
          abaixoDe: 6,
          rotulo: 'Risco moderado',
          texto: 'AVC em 2 dias em 4,1%.',
          gravidade: 'alerta',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: 'AVC em 2 dias em 8,1%.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
