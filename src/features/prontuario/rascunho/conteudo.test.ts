import { expect, it } from 'vitest';
import {
  aceitos,
  type Conteudo,
  conteudoVazio,
  deEscrita,
  type Escrita,
  mesmoConteudo,
  temConteudo,
  validar,
} from './conteudo.ts';

const FUSO = 'America/Sao_Paulo';
const AGORA = Date.parse('2026-11-21T17:32:00Z');
const com = (campos: Partial<Conteudo>): Conteudo => ({ ...conteudoVazio(AGORA, FUSO), ...campos });

it('starts with now, by the clock of the clinic, and nothing else', () => {
  const vazio = conteudoVazio(AGORA, FUSO);
  expect(vazio).toMatchObject({
    dia: '2026-11-21',
    hora: '14:32',
    subjetivo: '',
    temperatura: null,
  });
  expect(temConteudo(vazio)).toBe(false);
  expect(temConteudo(com({ dor: 0 }))).toBe(true);
  expect(temConteudo(com({ plano: '  \n' }))).toBe(false);
});

it('comes back from the database as it went', () => {
  const resultado = validar(
    com({ subjetivo: 'Tosse.\n', temperatura: 37.5, peso_kg: 72.35 }),
    AGORA,
  );
  if (!('evolucao' in resultado)) throw new Error('refused');
  expect(resultado.evolucao).toMatchObject({
    ocorrido_em: '2026-11-21T17:32:00.000Z',
    temperatura: 37.5,
    peso_kg: 72.35,
    dor: null,
  });
  expect(deEscrita(resultado.evolucao, FUSO)).toMatchObject({
    subjetivo: 'Tosse.\n',
    temperatura: 37.5,
    peso_kg: 72.35,
  });
});

it.each([
  ['America/Noronha', '15:32'],
  ['America/Manaus', '13:32'],
  ['America/Rio_Branco', '12:32'],
])('in %s takes the local time of now, %s, and none of later', (fuso, hora) => {
  const agora = { ...conteudoVazio(AGORA, fuso), subjetivo: 'Tosse' };
  expect(agora).toMatchObject({ dia: '2026-11-21', hora, fuso });
  expect(validar(agora, AGORA)).toMatchObject({
    evolucao: { ocorrido_em: '2026-11-21T17:32:00.000Z' },
  });
  const depois = { ...agora, hora: `${hora.slice(0, 3)}38` };
  expect(validar(depois, AGORA)).toEqual({ recusas: { hora: expect.stringContaining('futuro') } });
  expect(deEscrita({ ...agora, ocorrido_em: '2026-11-21T17:32:00Z' } as Escrita, fuso)).toEqual(
    agora,
  );
});

it('knows one moment by two clocks', () => {
  const aqui = conteudoVazio(AGORA, 'America/Manaus');
  expect(mesmoConteudo(aqui, conteudoVazio(AGORA, FUSO))).toBe(true);
  expect(mesmoConteudo(aqui, { ...aqui, fuso: FUSO })).toBe(false);
});

it('says what is wrong beside the field', () => {
  const resultado = validar(
    com({
      hora: '',
      saturacao: 101,
      temperatura: 37.55,
    }),
  );
  expect(resultado).toEqual({
    recusas: {
      hora: 'Data do atendimento: confira dia e hora.',
      saturacao: expect.stringContaining('entre 30 e 100 %'),
      temperatura: expect.stringContaining('no máximo 1 casa decimal'),
    },
  });
  expect(validar(com({ pressao_sistolica: 80, pressao_diastolica: 90 }), AGORA)).toEqual({
    recusas: { pressao_diastolica: expect.stringContaining('menor que a sistólica') },
  });
});

it('refuses an attendance that did not happen yet, and still saves the text', () => {
  const amanha = com({ dia: '2026-11-22', subjetivo: 'Tosse' });
  expect(validar(amanha, AGORA)).toEqual({ recusas: { hora: expect.stringContaining('futuro') } });
  expect(aceitos(amanha, AGORA)).toMatchObject({ subjetivo: 'Tosse' });
  expect(aceitos(amanha, AGORA)).not.toHaveProperty('ocorrido_em');
  expect(validar(com({ hora: '14:36' }), AGORA)).toHaveProperty('evolucao');
  expect(validar(com({ hora: '14:38' }), AGORA)).toHaveProperty('recusas');
});

it('accepts every value with as many decimals as are kept', () => {
  for (let decimos = 200; decimos <= 460; decimos += 1) {
    expect(validar(com({ temperatura: decimos / 10 }), AGORA)).toHaveProperty('evolucao');
  }
  for (const peso of [0.3, 0.301, 1.005, 2.675, 4.35, 8.2, 70.123, 649.999, 650]) {
    expect(validar(com({ peso_kg: peso }), AGORA)).toHaveProperty('evolucao');
  }
});

it('saves the good fields of a content that is not all good', () => {
  const salvos = aceitos(com({ subjetivo: 'Tosse', saturacao: 10, temperatura: 37.5, hora: '9' }));
  expect(salvos).toMatchObject({ subjetivo: 'Tosse', temperatura: 37.5, dor: null });
  expect(salvos).not.toHaveProperty('saturacao');
  expect(salvos).not.toHaveProperty('ocorrido_em');
});

it('knows whether anything changed', () => {
  expect(mesmoConteudo(com({ temperatura: 37.5 }), com({ temperatura: 37.5 }))).toBe(true);
  expect(mesmoConteudo(com({ temperatura: 37.5 }), com({ temperatura: 37.6 }))).toBe(false);
  expect(mesmoConteudo(com({ dor: '1 ou 2' }), com({ dor: null }))).toBe(false);
  expect(mesmoConteudo(com({ dor: null }), com({ dor: 0 }))).toBe(false);
  expect(mesmoConteudo(com({ hora: '9' }), com({ hora: '10' }))).toBe(false);
});

it('says the same in whatever order the database gives keys back', () => {
  const diagnostico = {
    sistema: 'cid10',
    codigo: 'I10',
    descricao: 'Hipertensão',
    certeza: 'hipotese',
  } as const;
  const digitado = com({
    diagnosticos: [diagnostico],
    secoes_livres: [{ titulo: 'Pés', texto: 'Normais' }],
  });
  const resultado = validar(digitado, AGORA);
  if (!('evolucao' in resultado)) throw new Error('refused');
  const { certeza, codigo, descricao, sistema } = diagnostico;
  const lido = deEscrita(
    {
      ...resultado.evolucao,
      diagnosticos: [{ codigo, certeza, sistema, descricao }],
      secoes_livres: [{ texto: 'Normais', titulo: 'Pés' }],
    },
    FUSO,
  );
  expect(mesmoConteudo(digitado, lido)).toBe(true);
  expect(temConteudo(com({ diagnosticos: [diagnostico] }))).toBe(true);
  expect(temConteudo(com({ secoes_livres: [{ titulo: 'Pés', texto: ' ' }] }))).toBe(false);
});

it('keeps on the device a section without a title, and sends the rest', () => {
  const conteudo = com({ subjetivo: 'Tosse.', secoes_livres: [{ titulo: '', texto: 'Normais' }] });
  expect(validar(conteudo, AGORA)).toEqual({ recusas: { secoes_livres: 'Seção: dê um título.' } });
  expect(aceitos(conteudo, AGORA)).toMatchObject({ subjetivo: 'Tosse.' });
  expect(aceitos(conteudo, AGORA)).not.toHaveProperty('secoes_livres');
});

it('keeps consent only of a teleconsultation', () => {
  const sem = com({ teleconsulta: false, consentimento_da_teleconsulta: 'verbal' });
  expect(aceitos(sem, AGORA)).toMatchObject({ consentimento_da_teleconsulta: null });
});

it('does not lose a note longer than a section may be, and sends the rest', () => {
  const nota = 'Dor. '.repeat(20_000);
  const conteudo = com({ subjetivo: nota, plano: 'Retorno em 7 dias.' });
  expect(nota).toHaveLength(100_000);
  expect(validar(conteudo, AGORA)).toEqual({
    recusas: { subjetivo: 'Subjetivo: o texto passou de 50.000 caracteres.' },
  });
  expect(aceitos(conteudo, AGORA)).toMatchObject({ plano: 'Retorno em 7 dias.' });
  expect(aceitos(conteudo, AGORA)).not.toHaveProperty('subjetivo');
  expect(conteudo.subjetivo).toBe(nota);
});

it('does not count a section that was opened and not written in', () => {
  const conteudo = com({ subjetivo: 'Tosse.', secoes_livres: [{ titulo: '', texto: ' ' }] });
  expect(mesmoConteudo(conteudo, com({ subjetivo: 'Tosse.' }))).toBe(true);
  expect(aceitos(conteudo, AGORA)).toMatchObject({ secoes_livres: [] });
});
