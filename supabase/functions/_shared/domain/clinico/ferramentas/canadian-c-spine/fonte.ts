import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const FOLHETO: Verificacao = {
  estado: 'parcial',
  documento: 'Folheto da regra, dos autores, em cópia pública',
  ressalva: 'Os três passos e a população conferem; o artigo de 2001 não foi aberto.',
};

export const fonte: Fonte = {
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
