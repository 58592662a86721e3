import { type EntradaDe, medida, numero, opcional } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  temp_c: medida('temperatura'),
  hr: medida('fc'),
  rr: medida('fr'),
  wbc: medida('leucocitos'),
  paco2: opcional(medida('paco2', { ajuda: 'Se houver gasometria.' })),
  bands_pct: opcional(
    numero({
      rotulo: 'Bastões',
      unidade: '%',
      minimo: 0,
      maximo: 100,
      ajuda: 'Se houver contagem diferencial.',
    }),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const sirs = definir({
  id: 'sirs',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'SIRS',
  resumo: 'Critérios da síndrome da resposta inflamatória sistêmica.',
  categoria: 'deterioracao',
  especialidades: [
    'Clínica Médica',
    'Infectologia',
    'Medicina de Emergência',
    'Medicina Intensiva',
    'Cirurgia Geral',
  ],
  apelidos: ['sris', 'resposta inflamatória', 'sepse', 'febre', 'infecção'],
  campos,
  saidas: { score: saidaPontos(), positive: { tipo: 'sim-nao', rotulo: 'SIRS presente' } },
  interpretacoes: [
    {
      de: 'positive',
      faixas: [
        {
          codigo: 'true',
          rotulo: 'SIRS presente',
          texto: 'dois ou mais critérios; procure a causa, que nem sempre é infecção.',
          gravidade: 'alerta',
        },
        {
          codigo: 'false',
          rotulo: 'SIRS ausente',
          texto: 'menos de dois critérios; não afasta infecção grave.',
          gravidade: 'normal',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
