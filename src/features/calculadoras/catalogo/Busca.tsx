import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { comTecla } from '@/components/comTecla.ts';
import { BUSCA_DA_TELA } from '@/config/constants.ts';
import { teclaNaBusca } from './teclado.ts';

interface Props {
  termo: string;
  aoMudar: (termo: string) => void;
  /** Whether `/` leads here. */
  daTela?: boolean;
  /** Whether the drawer that holds it puts the focus here. */
  comFoco?: boolean;
}

const MAXIMO_DA_BUSCA = 60;
const DICA = 'Nome, sigla, doença…';

/** Finds a tool by name, abbreviation, disease, complaint or specialty, at every key. */
export function Busca({ termo, aoMudar, daTela = false, comFoco = false }: Props) {
  return (
    <search>
      <TextInput
        {...(daTela && { [BUSCA_DA_TELA]: true })}
        {...(comFoco && { 'data-autofocus': true })}
        type="search"
        aria-label="Buscar por nome, sigla, doença ou especialidade"
        placeholder={daTela ? comTecla(DICA) : DICA}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={termo}
        maxLength={MAXIMO_DA_BUSCA}
        autoComplete="off"
        enterKeyHint="go"
        onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
        onKeyDown={teclaNaBusca}
      />
    </search>
  );
}
