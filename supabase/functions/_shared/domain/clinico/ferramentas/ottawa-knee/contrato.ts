import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir } from '../../motor/ferramenta.ts';
import { semQuatroPassos } from '../comum/campos.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  patella_isolated_tenderness: simNao(
    'Dor à palpação só da patela',
    undefined,
    'Nenhum outro osso do joelho doloroso.',
  ),
  fibular_head_tenderness: simNao('Dor à palpação da cabeça da fíbula'),
  unable_flex_90: simNao('Não flete o joelho até 90°'),
  unable_to_bear_weight: semQuatroPassos(),
};
export type Entrada = EntradaDe<typeof campos>;

export const ottawaKnee = definir({
  id: 'ottawa-knee',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Regra de Ottawa do joelho',
  resumo: 'Quem, com trauma de joelho, precisa de radiografia.',
  categoria: 'trauma',
  especialidades: [
    'Ortopedia e Traumatologia',
    'Medicina de Emergência',
    'Medicina Esportiva',
    'Medicina de Família e Comunidade',
  ],
  apelidos: ['ottawa knee rule', 'joelho', 'trauma de joelho', 'patela', 'fratura'],
  campos,
  saidas: { xray: { tipo: 'sim-nao', rotulo: 'Radiografia do joelho' } },
  interpretacoes: [
    {
      de: 'xray',
      faixas: [
        { codigo: 'false', rotulo: 'Radiografia dispensável pela regra', gravidade: 'normal' },
        { codigo: 'true', rotulo: 'Radiografia do joelho indicada', gravidade: 'alerta' },
      ],
    },
  ],
  fonte,
  calcular,
});
