import { normalizarBusca } from '@domain/texto.ts';
import { Combobox, UnstyledButton, useCombobox } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import classes from './Cabecalho.module.css';

/** Chooses the clinic to work in; there only when there is a choice (specification §2). */
export function SeletorDeClinica() {
  const { clinica, disponiveis, escolher } = useActiveClinica();
  const [busca, setBusca] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      setBusca('');
      combobox.resetSelectedOption();
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  if (disponiveis.length < 2) return null;

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
        <UnstyledButton
          className={classes.clinica}
          aria-label={clinica ? `Clínica ativa: ${clinica.nome}` : 'Selecionar clínica'}
          onClick={() => combobox.toggleDropdown()}
        >
          <span className={classes.textos}>
            <span className={classes.nome}>{clinica?.nome ?? 'Selecionar clínica'}</span>
          </span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={busca}
          onChange={({ currentTarget }) => {
            setBusca(currentTarget.value);
            combobox.selectFirstOption();
          }}
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
