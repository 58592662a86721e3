import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { contar } from '../motor/pontos.ts';

const TABELA_REPRODUZIDA: Verificacao = {
  estado: 'parcial',
  documento: 'PMC3418985, tabela 3 (reproduz os itens e o corte de 3)',
  ressalva: 'O artigo original não foi aberto.',
};

const fonte: Fonte = {
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

const campos = {
  age: medida('idade_adulto'),
  hypertension_uncontrolled: simNao(
    'Hipertensão não controlada',
    1,
    'Sistólica acima de 160 mmHg.',
  ),
  abnormal_renal: simNao(
    'Função renal alterada',
    1,
    'Diálise, transplante ou creatinina acima de 2,26 mg/dL.',
  ),
  abnormal_liver: simNao(
    'Função hepática alterada',
    1,
    'Doença crônica, como cirrose, ou bilirrubina acima de 2 vezes com enzimas acima de 3 vezes o limite.',
  ),
  stroke: simNao('AVC prévio', 1),
  bleeding_history: simNao('Sangramento prévio ou predisposição', 1),
  labile_inr: simNao('INR lábil', 1, 'Só em uso de varfarina; sem ela, responda não.'),
  drugs: simNao('Antiagregante ou anti-inflamatório em uso', 1),
  alcohol: simNao('Álcool, 8 doses ou mais por semana', 1),
};
type Entrada = EntradaDe<typeof campos>;

/** One point for each of nine items (Pisters 2010); age in years. */
function calcular(entrada: Entrada) {
  const score = contar(
    entrada.hypertension_uncontrolled,
    entrada.abnormal_renal,
    entrada.abnormal_liver,
    entrada.stroke,
    entrada.bleeding_history,
    entrada.labile_inr,
    entrada.age > 65,
    entrada.drugs,
    entrada.alcohol,
  );
  return { score };
}

export const hasBled = definir({
  id: 'has-bled',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'HAS-BLED',
  resumo: 'Risco de sangramento na fibrilação atrial com anticoagulante.',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Clínica Médica',
    'Medicina de Família e Comunidade',
    'Geriatria',
    'Neurologia',
  ],
  apelidos: [
    'hasbled',
    'sangramento',
    'risco de sangramento',
    'anticoagulação',
    'fibrilação atrial',
    'varfarina',
    'bleeding risk',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_alto',
          abaixoDe: 3,
          rotulo: 'Risco não alto',
          gravidade: 'normal',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto de sangramento',
          texto:
            'corrija o que for modificável e acompanhe de perto; não é motivo para negar o anticoagulante.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
