import { crm as campoCrm } from '@domain/contracts/campos.ts';
import { cnpjValido, formatarCnpj, normalizarCnpj } from '@domain/documentos/cnpj.ts';
import { cnsValido, formatarCns } from '@domain/documentos/cns.ts';
import { cpfValido, formatarCpf } from '@domain/documentos/cpf.ts';
import {
  comUfDoCrm,
  crmComFormatoValido,
  normalizarCrm,
  UFS,
  ufDoCrm,
} from '@domain/documentos/crm.ts';
import { describe, expect, it } from 'vitest';

/** Every text that differs from another in exactly one character, with what changed where. */
function* vizinhos(texto: string, alfabeto: string) {
  for (let posicao = 0; posicao < texto.length; posicao += 1) {
    for (const novo of alfabeto) {
      const antigo = texto.charAt(posicao);
      if (novo === antigo) continue;
      yield {
        posicao,
        antigo,
        novo,
        texto: texto.slice(0, posicao) + novo + texto.slice(posicao + 1),
      };
    }
  }
}
const DIGITOS = '0123456789';
const ALFANUMERICO = `${DIGITOS}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

describe('CPF', () => {
  it.each(['529.982.247-25', '52998224725', '111.444.777-35', '000.000.001-91'])(
    'holds: %s',
    (cpf) => {
      expect(cpfValido(cpf)).toBe(true);
    },
  );

  it.each([
    '',
    '5299822472',
    '529982247250',
    '111.111.111-11',
    '000.000.000-00',
    'abc',
    '529.982.247-2X',
  ])('does not hold: "%s"', (cpf) => {
    expect(cpfValido(cpf)).toBe(false);
  });

  it('does not hold with any one digit changed', () => {
    const aceitos = [...vizinhos('52998224725', DIGITOS)].filter(({ texto }) => cpfValido(texto));
    expect(aceitos).toEqual([]);
  });

  it('has one pair of check digits', () => {
    const finais = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
    expect(finais.filter((fim) => cpfValido(`529982247${fim}`))).toEqual(['25']);
  });

  it('is shown with its mask, and a broken one as it is', () => {
    expect(formatarCpf('52998224725')).toBe('529.982.247-25');
    expect(formatarCpf('5299')).toBe('5299');
  });
});

describe('CNPJ', () => {
  // The second is the example of the Receita Federal for the alphanumeric number.
  it.each(['11.222.333/0001-81', '12.ABC.345/01DE-35', '12.abc.345/01de-35', '00000000000191'])(
    'holds: %s',
    (cnpj) => {
      expect(cnpjValido(cnpj)).toBe(true);
    },
  );

  it.each([
    '',
    '1122233300018',
    '112223330001811',
    '00000000000000',
    '11.222.333/0001-8A',
    '12.ÁBC.345/01DE-35',
  ])('does not hold: "%s"', (cnpj) => {
    expect(cnpjValido(cnpj)).toBe(false);
  });

  it('of digits does not hold with any one digit changed', () => {
    const aceitos = [...vizinhos('11222333000181', DIGITOS)].filter(({ texto }) =>
      cnpjValido(texto),
    );
    expect(aceitos).toEqual([]);
  });

  it('of letters holds only where the new value is the old one modulo 11', () => {
    const valor = (caractere: string) => (caractere.charCodeAt(0) - 48) % 11;
    for (const { antigo, novo, texto } of vizinhos('12ABC34501DE', ALFANUMERICO)) {
      expect({ texto, valido: cnpjValido(`${texto}35`) }).toEqual({
        texto,
        valido: valor(antigo) === valor(novo),
      });
    }
  });

  it('loses its mask and gets it back', () => {
    expect(normalizarCnpj(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
    expect(formatarCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatarCnpj('12ABC')).toBe('12ABC');
  });
});

describe('CNS', () => {
  it.each(['898001160660761', '898 0011 6066 0761', '100000000000007'])('holds: %s', (cns) => {
    expect(cnsValido(cns)).toBe(true);
  });

  it.each([
    '',
    '89800116066076',
    '298001160660761',
    '398001160660761',
    '000000000000000',
    '123456789010004',
  ])('does not hold: "%s"', (cns) => {
    expect(cnsValido(cns)).toBe(false);
  });

  it('does not hold with any one digit changed, save the fifth, whose weight is eleven', () => {
    for (const { posicao, texto } of vizinhos('898001160660761', DIGITOS)) {
      expect({ texto, valido: cnsValido(texto) }).toEqual({ texto, valido: posicao === 4 });
    }
  });

  it('is shown in groups', () => {
    expect(formatarCns('898001160660761')).toBe('898 0011 6066 0761');
  });
});

describe('the state written with a CRM', () => {
  it.each([
    ['CRM/SP 123456', '123456', 'SP'],
    ['SP 123456', '123456', 'SP'],
    ['CRM-MG 12345', '12345', 'MG'],
    ['CRM MG-12345', '12345', 'MG'],
    ['crm 123.456/sp', '123456', 'SP'],
    ['123456/SP', '123456', 'SP'],
    ['123456P/PE', '123456P', 'PE'],
    ['52-01234-5/RJ', '52-01234-5', 'RJ'],
  ])('%s', (crm, numero, crm_uf) => {
    expect(comUfDoCrm({ crm })).toEqual({ crm: numero, crm_uf });
    expect(comUfDoCrm({ crm, crm_uf: '' })).toEqual({ crm: numero, crm_uf });
    expect(comUfDoCrm({ crm, crm_uf })).toEqual({ crm: numero, crm_uf });
    expect(comUfDoCrm({ crm, crm_uf: 'AC' })).toEqual({ crm, crm_uf: 'AC' });
    expect(crmComFormatoValido(crm)).toBe(false);
  });

  it.each(['123456', 'CRM 123456', 'XX 123456', '123456/XX', '123456P', 'SP', ''])(
    'is not in %s',
    (crm) => {
      expect(ufDoCrm(crm)).toBeUndefined();
      expect(comUfDoCrm({ crm })).toEqual({ crm });
    },
  );

  it('is told apart from another that was chosen', () => {
    expect(campoCrm.safeParse('CRM/SP 123456').error?.issues[0]?.message).toBe(
      'CRM: o estado escrito com o número não é o informado. Confira os dois.',
    );
  });
});

describe('CRM', () => {
  it.each([
    ['123456', '123456'],
    ['CRM 123.456', '123456'],
    ['crm/123456', '123456'],
    ['52.01234-5', '5201234-5'],
    ['52-01234-5', '52-01234-5'],
    ['1234p', '1234P'],
  ])('is kept without decoration: %s → %s', (digitado, guardado) => {
    expect(normalizarCrm(digitado)).toBe(guardado);
    expect(crmComFormatoValido(digitado)).toBe(true);
  });

  it.each(['', 'CRM', '12/34', '12345678901', 'abc', '-1', '123456PP'])(
    'has no such shape: "%s"',
    (crm) => {
      expect(crmComFormatoValido(crm)).toBe(false);
    },
  );

  it('is of one of the 27 states', () => {
    expect(new Set(UFS).size).toBe(27);
  });
});
