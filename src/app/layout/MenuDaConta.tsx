import { ROTULO_DO_TIPO } from '@domain/permissoes.ts';
import {
  Avatar,
  Button,
  Popover,
  SegmentedControl,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { IconChevronDown, IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import classes from './Cabecalho.module.css';
import { useDensidade } from './useDensidade.ts';
import { useTema } from './useTema.ts';

const TEMAS = [
  { value: 'light' as const, label: 'Claro' },
  { value: 'dark' as const, label: 'Escuro' },
  { value: 'system' as const, label: 'Sistema' },
];
const DENSIDADES = [
  { value: 'confortavel' as const, label: 'Confortável' },
  { value: 'compacta' as const, label: 'Compacta' },
];

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
  const [aberto, setAberto] = useState(false);

  return (
    <Popover
      opened={aberto}
      onChange={setAberto}
      position="bottom-end"
      width={280}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.conta}
          aria-label={`Conta de ${nome}`}
          aria-haspopup="dialog"
          aria-expanded={aberto}
          onClick={() => setAberto((estava) => !estava)}
        >
          <Avatar color="marca" size={32} radius="xl">
            {inicialDe(nome)}
          </Avatar>
          <span className={classes.pessoa}>
            <span className={classes.nome}>{nome}</span>
            <span className={classes.papel}>{ROTULO_DO_TIPO[tipo]}</span>
          </span>
          {!celular && <IconChevronDown size={16} aria-hidden />}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Sua conta" p="sm">
        <Stack gap="xs">
          {celular && (
            <Text size="sm" fw={600}>
              {nome} · {ROTULO_DO_TIPO[tipo]}
            </Text>
          )}
          <Preferencia rotulo="Tema" valor={tema} opcoes={TEMAS} aoEscolher={escolherTema} />
          <Preferencia
            rotulo="Densidade"
            valor={densidade}
            opcoes={DENSIDADES}
            aoEscolher={escolherDensidade}
          />
          <Button
            variant="subtle"
            color="gray"
            justify="flex-start"
            leftSection={<IconKeyboard size={18} aria-hidden />}
            onClick={() => {
              setAberto(false);
              abrirAjuda();
            }}
          >
            Atalhos do teclado
          </Button>
          {celular && (
            <Button
              variant="subtle"
              color="gray"
              justify="flex-start"
              leftSection={<IconLogout size={18} aria-hidden />}
              onClick={aoSair}
            >
              Sair
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface PropsDaPreferencia<V extends string> {
  rotulo: string;
  valor: V;
  opcoes: { value: V; label: string }[];
  aoEscolher: (valor: V) => void;
}

function Preferencia<V extends string>(props: PropsDaPreferencia<V>) {
  const { rotulo, valor, opcoes, aoEscolher } = props;
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {rotulo}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={rotulo}
        value={valor}
        onChange={aoEscolher}
        data={opcoes}
      />
    </div>
  );
}

const inicialDe = (nome: string) => nome.trim().charAt(0).toLocaleUpperCase('pt-BR');
