import { describe, expect, it } from 'vitest';
import { camposDoTipo, tipoPreenchido, tipoSchema } from './tipo.ts';

const NOVO = { ...camposDoTipo(null), nome: 'Consulta' };

describe('the form of a kind', () => {
  it('writes nothing where nothing was typed', () => {
    expect(tipoPreenchido({ ...NOVO, orientacoes: '  ' })).toMatchObject({
      orientacoes: null,
      link_da_teleconsulta: null,
    });
  });

  it('keeps a link only of what happens by video', () => {
    const comLink = { ...NOVO, link_da_teleconsulta: ' https://video.demo/sala ' };
    expect(tipoPreenchido(comLink).link_da_teleconsulta).toBeNull();
    expect(tipoPreenchido({ ...comLink, teleconsulta: true }).link_da_teleconsulta).toBe(
      'https://video.demo/sala',
    );
  });

  it.each(['http://video.demo', 'video.demo', 'javascript:alert(1)', 'https://a b'])(
    'refuses the link %s',
    (link) => {
      expect(tipoSchema.safeParse({ ...NOVO, link_da_teleconsulta: link }).success).toBe(false);
    },
  );

  it('starts from what the kind has', () => {
    const tipo = {
      ...tipoPreenchido({ ...NOVO, orientacoes: 'Jejum.' }),
      id: 'x',
      ativo: true,
      revisao: 1,
    };
    expect(camposDoTipo(tipo)).toMatchObject({ orientacoes: 'Jejum.', link_da_teleconsulta: '' });
  });
});
