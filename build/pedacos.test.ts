import { expect, it } from 'vitest';
import { type Arquivo, grupos } from './pedacos.ts';

const arquivo = (nome: string, modulos: string[], ...imports: string[]): Arquivo => ({
  fileName: `${nome}.js`,
  moduleIds: modulos.map((modulo) => `/pleno/${modulo}`),
  imports: imports.map((outro) => `${outro}.js`),
});

const ARQUIVOS = [
  arquivo('comum', ['react.js', 'botao.ts']),
  arquivo('dados', ['cliente.ts'], 'comum'),
  arquivo('menu', ['menu.ts', 'icone.ts'], 'dados', 'comum'),
  arquivo('login', ['login.ts'], 'comum'),
  arquivo('convite', ['convite.ts'], 'dados'),
  arquivo('tela', ['tela.ts'], 'menu'),
];
const grupo = grupos(ARQUIVOS, ['menu.ts'], [['login.ts'], ['convite.ts']]);

it('puts together what the same doors need, and keeps the rest of the frame apart from them', () => {
  expect(grupo('/pleno/react.js')).toBe('moldura-11');
  expect(grupo('/pleno/botao.ts')).toBe('moldura-11');
  expect(grupo('/pleno/cliente.ts')).toBe('moldura-01');
  expect(grupo('/pleno/menu.ts')).toBe('moldura-00');
  expect(grupo('/pleno/icone.ts')).toBe('moldura-00');
});

it('leaves alone what is not around every screen', () => {
  expect(grupo('/pleno/login.ts')).toBeNull();
  expect(grupo('/pleno/tela.ts')).toBeNull();
});

it('refuses a beginning that is not there, as after a file got another name', () => {
  expect(() => grupos(ARQUIVOS, ['cardapio.ts'], [])).toThrow('cardapio.ts');
});
