import { normalizarBusca } from '@domain/texto.ts';
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from './campo.ts';
import { TAB_ESCOLHE } from './unico.ts';

/** From this many options on, looking for one is quicker by typing. */
const OPCOES_SEM_BUSCA = 8;

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Omit<SelectProps, 'name' | 'value' | 'onChange' | 'error' | 'data' | 'searchable' | 'filter'> & {
    data: readonly (string | ComboboxItem)[];
    /** What the first option says, which chooses none of the others. */
    nenhum?: string | undefined;
  };

/** Stands for the option of none, as an option may not be empty. */
const NENHUM = '-';

/** One of several options; over eight of them, searched without accents by any part. */
export function CampoSelecao<V extends FieldValues, T = V>(props: Props<V, T>) {
  const { control, name, data, nenhum, ...resto } = props;
  const campo = useCampo({ control, name });
  const [digitado, setDigitado] = useState('');
  return (
    <Select
      nothingFoundMessage="Nada encontrado."
      {...resto}
      {...campo.props}
      {...TAB_ESCOLHE}
      searchValue={digitado}
      onSearchChange={setDigitado}
      onBlur={({ currentTarget }) => {
        // Nothing chosen: the words stay, to go on from them.
        if (!campo.valor) setDigitado(currentTarget.value);
        campo.props.onBlur();
      }}
      data={nenhum ? [{ value: NENHUM, label: nenhum }, ...data] : [...data]}
      searchable={data.length > OPCOES_SEM_BUSCA}
      filter={semAcentos}
      value={campo.valor || (nenhum ? NENHUM : null)}
      onChange={(valor) => campo.mudar(valor === NENHUM ? '' : (valor ?? ''))}
    />
  );
}

const semAcentos: OptionsFilter = ({ options, search, limit }) => {
  const procurado = normalizarBusca(search);
  return options
    .filter((opcao) => 'label' in opcao && normalizarBusca(opcao.label).includes(procurado))
    .slice(0, limit);
};
