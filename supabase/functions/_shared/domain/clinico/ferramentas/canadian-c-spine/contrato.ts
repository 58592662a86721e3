import { type EntradaDe, medida, opcional, simNao } from '../../motor/campos.ts';
import { definir } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto', { minimo: 16, incomumAbaixo: 16 }),
  dangerous_mechanism: simNao(
    'Mecanismo perigoso',
    undefined,
    'Queda de cerca de 0,9 m (3 pés) ou 5 degraus ou mais; carga axial na cabeça (mergulho); colisão em alta velocidade, capotamento ou ejeção; veículo recreativo motorizado; bicicleta.',
  ),
  paresthesias: simNao('Parestesia nas extremidades'),
  low_risk_factor_present: opcional(
    simNao(
      'Algum fator de baixo risco',
      undefined,
      'Colisão traseira simples, sentado no pronto-socorro, andou em algum momento, dor de início tardio ou sem dor na linha média. Só importa se não houver fator de alto risco.',
    ),
  ),
  able_rotate_45: opcional(
    simNao(
      'Gira o pescoço 45° para os dois lados',
      undefined,
      'Movimento ativo. Só peça se não houver fator de alto risco e houver algum de baixo risco.',
    ),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const canadianCSpine = definir({
  id: 'canadian-c-spine',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Regra canadense da coluna cervical',
  resumo: 'Quem, alerta e estável após trauma, precisa de imagem da coluna cervical.',
  categoria: 'trauma',
  especialidades: [
    'Medicina de Emergência',
    'Ortopedia e Traumatologia',
    'Neurocirurgia',
    'Cirurgia Geral',
  ],
  apelidos: [
    'canadian c-spine rule',
    'ccr',
    'trauma cervical',
    'colar cervical',
    'dor no pescoço',
    'chicote',
  ],
  campos,
  saidas: { imaging_indicated: { tipo: 'sim-nao', rotulo: 'Imagem indicada' } },
  interpretacoes: [
    {
      de: 'imaging_indicated',
      faixas: [
        { codigo: 'false', rotulo: 'Imagem dispensável pela regra', gravidade: 'normal' },
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
