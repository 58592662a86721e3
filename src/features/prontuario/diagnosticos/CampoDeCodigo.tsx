import {
  buscarCodigos,
  type CodigoDeDiagnostico,
  type ContextoDoDiagnostico,
  trecho,
} from '@domain/prontuario/cid.ts';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cid10Options } from './lista.ts';

type Props = Omit<AutocompleteProps, 'data' | 'filter' | 'renderOption' | 'onOptionSubmit'> & {
  value: string;
  onChange: (texto: string) => void;
  aoEscolher: (codigo: CodigoDeDiagnostico) => void;
  /** Whom it is of: what hardly fits comes last. */
  contexto: ContextoDoDiagnostico;
};

const comoOpcao = ({ codigo, nome }: CodigoDeDiagnostico) => `${codigo} ${nome}`;

/** A diagnosis, sought by code, name or synonym, accents apart; another text stays as typed. */
export function CampoDeCodigo({ value, onChange, aoEscolher, contexto, ...resto }: Props) {
  const { data: indice } = useQuery(cid10Options());
  const achados = indice ? buscarCodigos(indice, value, contexto) : [];
  const porOpcao = new Map(achados.map((achado) => [comoOpcao(achado), achado]));
  const [pedida, setPedida] = useState(false);
  return (
    <Autocomplete
      {...resto}
      // A list of nothing is not open: Esc then closes the dialog around it.
      openOnFocus={false}
      dropdownOpened={pedida && achados.length > 0}
      onDropdownOpen={() => setPedida(true)}
      onDropdownClose={() => setPedida(false)}
      value={value}
      onChange={(texto) => {
        // Mantine writes the chosen option into the field; whoever chose hears of the code instead.
        if (!porOpcao.has(texto)) onChange(texto);
      }}
      data={[...porOpcao.keys()]}
      filter={({ options }) => options}
      onOptionSubmit={(opcao) => {
        const escolhido = porOpcao.get(opcao);
        if (escolhido) aoEscolher(escolhido);
      }}
      renderOption={({ option }) => {
        const achado = porOpcao.get(option.value);
        return achado ? <Opcao achado={achado} texto={value} /> : option.value;
      }}
      comboboxProps={{ withinPortal: true }}
    />
  );
}

function Opcao({ achado, texto }: { achado: CodigoDeDiagnostico; texto: string }) {
  const { codigo, nome } = achado;
  const marcado = trecho(nome, texto);
  return (
    <span>
      <b>{codigo}</b>{' '}
      {marcado ? (
        <>
          {nome.slice(0, marcado[0])}
          <mark>{nome.slice(...marcado)}</mark>
          {nome.slice(marcado[1])}
        </>
      ) : (
        nome
      )}
    </span>
  );
}
