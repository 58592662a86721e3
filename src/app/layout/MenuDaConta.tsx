import { ROTULO_DO_TIPO } from '@domain/permissoes.ts';
import { Avatar, Menu, SegmentedControl, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconKeyboard, IconLogout } from '@tabler/icons-react';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import classes from './Cabecalho.module.css';
import { useDensidade } from './useDensidade.ts';
import { useTema } from './useTema.ts';

interface Props {
  celular: boolean;
  aoSair: () => void;
  abrirAjuda: () => void;
}

/** Who is signed in, and what they may set for themselves: theme, density, sign-out on phones. */
export function MenuDaConta({ celular, aoSair, abrirAjuda }: Props) {
  const { nome, tipo } = usePerfil();
  const { tema, escolherTema } = useTema();
  const { densidade, escolherDensidade } = useDensidade();

  return (
    <Menu position="bottom-end" width={280} closeOnItemClick={false} keepMounted={false}>
      <Menu.Target>
        <UnstyledButton className={classes.conta} aria-label={`Conta de ${nome}`}>
          <Avatar name={nome} color="marca" size={32} radius="xl">
            {inicialDe(nome)}
          </Avatar>
          <span className={classes.pessoa}>
            <span className={classes.nome}>{nome}</span>
            <span className={classes.papel}>{ROTULO_DO_TIPO[tipo]}</span>
          </span>
          {!celular && <IconChevronDown size={16} aria-hidden />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {celular && (
          <Text size="sm" fw={600} px="sm" py={6}>
            {nome} · {ROTULO_DO_TIPO[tipo]}
          </Text>
        )}
        <Menu.Label id="rotulo-do-tema">Tema</Menu.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby="rotulo-do-tema"
          value={tema}
          onChange={escolherTema}
          data={[
            { value: 'light', label: 'Claro' },
            { value: 'dark', label: 'Escuro' },
            { value: 'system', label: 'Sistema' },
          ]}
        />
        <Menu.Label id="rotulo-da-densidade">Densidade</Menu.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby="rotulo-da-densidade"
          value={densidade}
          onChange={escolherDensidade}
          data={[
            { value: 'confortavel', label: 'Confortável' },
            { value: 'compacta', label: 'Compacta' },
          ]}
        />
        <Menu.Divider />
        <Menu.Item
          closeMenuOnClick
          leftSection={<IconKeyboard size={18} aria-hidden />}
          onClick={abrirAjuda}
        >
          Atalhos do teclado
        </Menu.Item>
        {celular && (
          <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={aoSair}>
            Sair
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const inicialDe = (nome: string) => nome.trim().charAt(0).toLocaleUpperCase('pt-BR');
