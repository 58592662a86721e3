import { type EntradaDe, medida, opcional, simNao } from '../motor/campos.ts';
import { definir } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { Recusa } from '../motor/notas.ts';

const FOLHETO: Verificacao = {
  estado: 'parcial',
  documento: 'Folheto da regra, dos autores, em cópia pública',
  ressalva: 'Os três passos e a população conferem; o artigo de 2001 não foi aberto.',
};

const fonte: Fonte = {
  autor: 'Stiell IG e cols., 2001',
  referencias: [
    { citacao: 'Stiell IG et al. JAMA 2001;286:1841-8.', doi: '10.1001/jama.286.15.1841' },
  ],
  formula:
    '1. Idade ≥ 65 anos, mecanismo perigoso ou parestesia: imagem. 2. Sem nenhum fator de baixo risco: imagem. 3. Não gira o pescoço 45° para os dois lados: imagem. Fora isso, imagem dispensável.',
  limites: [
    'Só para pessoa alerta (Glasgow 15) e estável, com 16 anos ou mais, após trauma.',
    'Não vale com paralisia aguda, doença vertebral conhecida ou cirurgia cervical prévia.',
    'Com fator de alto risco, não peça para girar o pescoço.',
  ],
  verificacao: { formula: FOLHETO, faixas: FOLHETO },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/**
 * Three steps, each asked only if the one before allows it (Stiell 2001): a high-risk factor asks
 * for imaging at once; without a low-risk factor the neck must not be moved; then it must rotate.
 * @throws {Recusa} when the answer of a step that was reached is missing.
 */
function calcular(entrada: Entrada) {
  if (entrada.age >= 65 || entrada.dangerous_mechanism || entrada.paresthesias) {
    return { imaging_indicated: true };
  }
  const fatorDeBaixoRisco = respondido(
    'low_risk_factor_present',
    entrada.low_risk_factor_present,
    'Sem fator de alto risco, diga se há algum fator de baixo risco.',
  );
  if (!fatorDeBaixoRisco) return { imaging_indicated: true };
  const gira = respondido(
    'able_rotate_45',
    entrada.able_rotate_45,
    'Com fator de baixo risco, peça a rotação ativa do pescoço e diga se chega a 45° para os dois lados.',
  );
  return { imaging_indicated: !gira };
}

function respondido(campo: string, resposta: boolean | undefined, frase: string): boolean {
  if (resposta === undefined) throw new Recusa(campo, frase);
  return resposta;
}

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
