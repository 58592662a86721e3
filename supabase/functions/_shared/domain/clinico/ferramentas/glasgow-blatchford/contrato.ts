import { type EntradaDe, medida, opcional, sexo, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  urea_mg_dl: opcional(medida('ureia', { ajuda: 'Informe a ureia ou o BUN, não os dois.' })),
  bun_mg_dl: opcional(medida('bun')),
  hemoglobin: medida('hemoglobina'),
  gender: sexo(),
  sbp: medida('pas'),
  hr: medida('fc'),
  melena: simNao('Melena', 1),
  syncope: simNao('Síncope', 2),
  hepatic_disease: simNao(
    'Doença hepática',
    2,
    'História conhecida ou evidência clínica ou laboratorial, aguda ou crônica.',
  ),
  cardiac_failure: simNao(
    'Insuficiência cardíaca',
    2,
    'História conhecida ou evidência clínica ou no ecocardiograma.',
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const glasgowBlatchford = definir({
  id: 'glasgow-blatchford',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Glasgow-Blatchford',
  resumo: 'Quem, com hemorragia digestiva alta, precisa de intervenção; antes da endoscopia.',
  categoria: 'digestivo',
  especialidades: [
    'Gastroenterologia',
    'Medicina de Emergência',
    'Clínica Médica',
    'Cirurgia Geral',
  ],
  apelidos: [
    'gbs',
    'blatchford',
    'hemorragia digestiva alta',
    'hda',
    'hematêmese',
    'melena',
    'sangramento digestivo',
  ],
  campos,
  exigencias: [{ quantos: 'exatamente-um', de: ['urea_mg_dl', 'bun_mg_dl'] }],
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'baixo',
          ate: 1,
          rotulo: 'Risco baixo',
          texto: 'candidato a seguimento ambulatorial.',
          gravidade: 'normal',
        },
        {
          codigo: 'nao_baixo',
          rotulo: 'Risco não baixo',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
