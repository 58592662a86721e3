import { ufDoCep } from '@domain/documentos/cep.ts';
import { UFS } from '@domain/documentos/crm.ts';
import { describe, expect, it } from 'vitest';

describe('ufDoCep', () => {
  it.each([
    ['00999-999', undefined],
    ['01000-000', 'SP'],
    ['19999-999', 'SP'],
    ['20000-000', 'RJ'],
    ['28999-999', 'RJ'],
    ['29000-000', 'ES'],
    ['30000-000', 'MG'],
    ['39999-999', 'MG'],
    ['48999-999', 'BA'],
    ['49000-000', 'SE'],
    ['56999-999', 'PE'],
    ['57000-000', 'AL'],
    ['58000-000', 'PB'],
    ['59000-000', 'RN'],
    ['63999-999', 'CE'],
    ['64000-000', 'PI'],
    ['65000-000', 'MA'],
    ['68899-999', 'PA'],
    ['68900-000', 'AP'],
    ['69299-999', 'AM'],
    ['69300-000', 'RR'],
    ['69399-999', 'RR'],
    ['69400-000', 'AM'],
    ['69899-999', 'AM'],
    ['69900-000', 'AC'],
    ['72799-999', 'DF'],
    ['72800-000', 'GO'],
    ['72999-999', 'GO'],
    ['73000-000', 'DF'],
    ['73699-999', 'DF'],
    ['73700-000', 'GO'],
    ['76799-999', 'GO'],
    ['76800-000', 'RO'],
    ['76999-999', 'RO'],
    ['77000-000', 'TO'],
    ['78000-000', 'MT'],
    ['78899-999', 'MT'],
    ['78900-000', undefined],
    ['78999-999', undefined],
    ['79000-000', 'MS'],
    ['87999-999', 'PR'],
    ['88000-000', 'SC'],
    ['89999-999', 'SC'],
    ['90000-000', 'RS'],
    ['99999-999', 'RS'],
  ])('puts %s in %s', (cep, uf) => {
    expect(ufDoCep(cep)).toBe(uf);
    expect(ufDoCep(cep.replace('-', ''))).toBe(uf);
  });

  it('knows every state', () => {
    const achadas = Array.from({ length: 1000 }, (_, n) =>
      ufDoCep(`${String(n).padStart(3, '0')}00000`),
    );
    expect([...new Set(achadas.filter(Boolean))].sort()).toEqual([...UFS]);
  });

  it.each(['', '0131010', '013101000', '01310-10a', 'a01310-100', '01310--100'])(
    'says nothing of %j',
    (cep) => expect(ufDoCep(cep)).toBeUndefined(),
  );
});
