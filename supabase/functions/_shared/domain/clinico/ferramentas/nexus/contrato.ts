import { type EntradaDe, simNao } from '../../motor/campos.ts';
import { definir } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  midline_tenderness: simNao('Dor à palpação da linha média cervical posterior'),
  focal_deficit: simNao('Déficit neurológico focal'),
  altered_alertness: simNao(
    'Nível de alerta alterado',
    undefined,
    'Inclui Glasgow de 14 ou menos.',
  ),
  intoxication: simNao('Sinais de intoxicação'),
  distracting_injury: simNao(
    'Lesão dolorosa que distrai',
    undefined,
    'Outra lesão dolorosa o bastante para encobrir a dor no pescoço.',
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const nexus = definir({
  id: 'nexus',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'NEXUS',
  resumo: 'Quem, com trauma fechado, precisa de imagem da coluna cervical.',
  categoria: 'trauma',
  especialidades: [
    'Medicina de Emergência',
    'Ortopedia e Traumatologia',
    'Neurocirurgia',
    'Cirurgia Geral',
  ],
  apelidos: [
    'coluna cervical',
    'trauma cervical',
    'colar cervical',
    'dor no pescoço',
    'national emergency x-radiography utilization study',
  ],
  campos,
  saidas: { imaging_indicated: { tipo: 'sim-nao', rotulo: 'Imagem indicada' } },
  interpretacoes: [
    {
      de: 'imaging_indicated',
      faixas: [
        {
          codigo: 'false',
          rotulo: 'Risco baixo: imagem dispensável pela regra',
          gravidade: 'normal',
        },
        {
          codigo: 'true',
          rotulo: 'Imagem da coluna cervical indicada',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
