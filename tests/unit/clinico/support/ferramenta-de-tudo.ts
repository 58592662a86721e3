import {
  comPadrao,
  data,
  escolha,
  itens,
  linhas,
  numero,
  opcional,
  ordinal,
  sexo,
  simNao,
} from '@domain/clinico/motor/campos.ts';
import {
  definir,
  saidaCodigo,
  saidaNumero,
  saidaPontos,
} from '@domain/clinico/motor/ferramenta.ts';
import { SEGUNDA_LEITURA } from '@domain/clinico/motor/fonte.ts';
import { type Notas, Recusa } from '@domain/clinico/motor/notas.ts';

/** A tool that has one of everything, to prove the engine by itself. */

export const PESO = numero({
  rotulo: 'Peso',
  unidade: 'kg',
  minimo: 1,
  maximo: 300,
  incomumAbaixo: 2,
  incomumAcima: 200,
  alternativas: [{ unidade: 'g', fator: 0.001 }],
});
export const CAMPOS = {
  peso: PESO,
  itens: opcional(numero({ rotulo: 'Quantos', minimo: 0, maximo: 10_000, inteiro: true })),
  febre: opcional(simNao('Febre', 2, 'Acima de 38 °C.')),
  olhos: opcional(
    ordinal(
      'Olhos',
      [
        [1, 'Fechados'],
        [4, 'Abertos'],
      ],
      'O melhor.',
    ),
  ),
  gravidade: opcional(
    escolha(
      'Gravidade',
      [
        ['Leve', 'Pouca', 0],
        ['forte', 'Muita', 3],
      ],
      'À vista.',
    ),
  ),
  sexo: opcional(sexo()),
  dia: opcional(data('Dia', 'O de hoje.')),
  perguntas: opcional(
    itens(
      'Perguntas',
      ['uma', 'duas'],
      [
        [0, 'não'],
        [1, 'sim'],
      ],
    ),
  ),
  remedios: opcional(linhas('Remédios', { dose: PESO, nota: opcional(simNao('Nota')) }, 2)),
  fator: comPadrao(numero({ rotulo: 'Fator', minimo: 1, maximo: 9 }), 2),
};

export const FONTE = {
  autor: 'Alguém',
  referencias: [{ citacao: 'Revista 1:1.' }],
  formula: 'dobro',
  limites: ['Nenhum.'],
  verificacao: { formula: { estado: 'pendente' } as const, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

export const UMA = definir({
  id: 'uma',
  versao: '1.2.3',
  tipo: 'calculadora',
  nome: 'Uma',
  resumo: 'Uma de cada.',
  categoria: 'corpo',
  especialidades: [],
  apelidos: [],
  campos: CAMPOS,
  exigencias: [
    { quantos: 'exatamente-um', de: ['itens', 'febre'] },
    { quantos: 'ao-menos-um', de: ['olhos', 'dia'] },
  ],
  saidas: {
    dobro: saidaNumero('Dobro', 'kg', 1),
    classe: saidaCodigo('Classe'),
    total: saidaPontos(),
    dia: { tipo: 'data', rotulo: 'Dia' },
    sim: { tipo: 'sim-nao', rotulo: 'Sim' },
    partes: { tipo: 'partes', rotulo: 'Partes', partes: { a: 'A' } },
  },
  interpretacoes: [
    {
      de: 'dobro',
      classe: 'classe',
      faixas: [
        { codigo: 'pouco', abaixoDe: 10, rotulo: 'Pouco', texto: 'é leve.', gravidade: 'normal' },
        {
          codigo: 'muito',
          rotulo: 'Muito',
          gravidade: 'alerta',
          verificacao: { estado: 'corrigida', documento: 'Outra' },
        },
      ],
    },
    {
      de: 'total',
      quando: ({ fator }) => fator > 5,
      faixas: [{ codigo: 'ha', rotulo: 'Há pontos.', gravidade: 'atencao' }],
    },
    { de: 'sim', faixas: [{ codigo: 'true', rotulo: 'Deu sim', gravidade: 'critico' }] },
  ],
  fonte: FONTE,
  calcular({ peso, fator }, notas: Notas) {
    if (peso === 13) throw new Recusa('peso', 'Treze não.');
    if (peso === 14) throw new TypeError('a mistake');
    if (peso === 15) return { dobro: Number.POSITIVE_INFINITY };
    if (peso > 100) notas.critico('Muito peso.');
    return { dobro: peso * 2, total: fator, sim: peso === 3, dia: undefined, partes: { a: 1 } };
  },
});

/** Inputs that the tool takes. */
export const BOA = { peso: 4, febre: true, olhos: 4 };
