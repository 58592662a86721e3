import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { semQuatroPassos } from './comum/campos.ts';

const fonte: Fonte = {
  autor: 'Stiell IG e cols., 1996',
  referencias: [{ citacao: 'Stiell IG et al. JAMA 1996;275:611-5.' }],
  formula:
    'Radiografia se qualquer um: idade ≥ 55 anos; dor à palpação só da patela; dor à palpação da cabeça da fíbula; não flete a 90°; não dá 4 passos.',
  limites: [
    'Adultos com trauma recente; não avalia ligamentos nem meniscos.',
    'Não use com intoxicação, outra lesão que distraia, perda de sensibilidade nas pernas ou nível de consciência alterado.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** Any of the five asks for a film; age in years (Stiell 1996). */
function calcular(entrada: Entrada) {
  return {
    xray:
      entrada.age >= 55 ||
      entrada.patella_isolated_tenderness ||
      entrada.fibular_head_tenderness ||
      entrada.unable_flex_90 ||
      entrada.unable_to_bear_weight,
  };
}

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
