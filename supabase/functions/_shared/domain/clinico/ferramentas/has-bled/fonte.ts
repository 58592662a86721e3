import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const TABELA_REPRODUZIDA: Verificacao = {
  estado: 'parcial',
  documento: 'PMC3418985, tabela 3 (reproduz os itens e o corte de 3)',
  ressalva: 'O artigo original não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'Pisters R e cols., 2010',
  referencias: [
    { citacao: 'Pisters R et al. Chest 2010;138:1093-100.', doi: '10.1378/chest.10-0134' },
  ],
  formula:
    '1 ponto para cada: PAS > 160 mmHg; função renal alterada (diálise, transplante ou creatinina > 2,26 mg/dL); função hepática alterada; AVC; sangramento; INR lábil; idade > 65 anos; antiagregante ou anti-inflamatório; álcool ≥ 8 doses por semana. Total de 0 a 9. Alto com 3 ou mais.',
  limites: [
    'Adultos com fibrilação atrial.',
    'Não serve para decidir não anticoagular: serve para achar o que corrigir.',
  ],
  divergencias: [
    'Idade: há tabelas com 65 anos ou mais e álcool acima de 8 doses; aqui, acima de 65 anos e 8 doses ou mais.',
  ],
  verificacao: { formula: TABELA_REPRODUZIDA, faixas: TABELA_REPRODUZIDA },
  revisadoEm: '2026-11-21',
};
