import { type EntradaDe, simNao } from '../motor/campos.ts';
import { definir } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Hoffman JR e cols., 2000',
  referencias: [
    {
      citacao: 'Hoffman JR et al. N Engl J Med 2000;343:94-9.',
      doi: '10.1056/NEJM200007133430203',
    },
  ],
  formula:
    'Risco baixo se todos ausentes: dor na linha média cervical posterior; déficit neurológico focal; nível de alerta alterado; intoxicação; lesão dolorosa que distrai. Qualquer um presente indica imagem.',
  limites: [
    'Só para trauma fechado com suspeita de lesão cervical.',
    'Menos confiável no idoso: na dúvida, peça a imagem. A regra canadense pede imagem a partir de 65 anos.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** Low risk only when all five are absent (Hoffman 2000). */
function calcular(entrada: Entrada) {
  return {
    imaging_indicated:
      entrada.midline_tenderness ||
      entrada.focal_deficit ||
      entrada.altered_alertness ||
      entrada.intoxication ||
      entrada.distracting_injury,
  };
}

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
