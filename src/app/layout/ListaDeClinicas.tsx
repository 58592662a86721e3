import { normalizarBusca } from '@domain/texto.ts';
import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import classes from './Cabecalho.module.css';
import { ClinicaAtiva } from './ClinicaAtiva.tsx';

/** The clinics to choose from, with their search; open as soon as it arrives. */
export function ListaDeClinicas() {
  const { clinica, disponiveis, escolher } = useActiveClinica();
  const [busca, setBusca] = useState('');
  const combobox = useCombobox({
    defaultOpened: true,
    onDropdownClose: () => {
      setBusca('');
      combobox.resetSelectedOption();
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });

  const { focusSearchInput, selectFirstOption } = combobox;
  useEffect(() => focusSearchInput(), [focusSearchInput]);
  // Once those found are drawn: Enter takes the one that shows as chosen.
  useEffect(() => {
    if (busca) selectFirstOption();
  }, [busca, selectFirstOption]);

  const procurado = normalizarBusca(busca);
  const encontradas = disponiveis.filter(({ nome, email }) =>
    normalizarBusca(`${nome} ${email}`).includes(procurado),
  );

  return (
    <Combobox
      store={combobox}
      width={320}
      position="bottom-start"
      onOptionSubmit={(id) => {
        escolher(id);
        combobox.closeDropdown();
        combobox.focusTarget();
      }}
    >
      <Combobox.Target targetType="button">
        <ClinicaAtiva onClick={() => combobox.toggleDropdown()} />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={busca}
          onChange={({ currentTarget }) => setBusca(currentTarget.value)}
          placeholder="Buscar clínica..."
          aria-label="Buscar clínica"
        />
        <Combobox.Options aria-label="Clínicas" mah={320} style={{ overflowY: 'auto' }}>
          {encontradas.length === 0 && <Combobox.Empty>Nenhuma clínica encontrada.</Combobox.Empty>}
          {encontradas.map(({ id, nome, email }) => (
            <Combobox.Option key={id} value={id} active={id === clinica?.id}>
              <span className={classes.opcao}>
                <span className={classes.textos}>
                  <span className={classes.nome}>{nome}</span>
                  <span className={classes.email}>{email}</span>
                </span>
                {id === clinica?.id && <IconCheck size={16} aria-label="Ativa" />}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
