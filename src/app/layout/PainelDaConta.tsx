import { ROTULO_DO_TIPO } from '@domain/permissoes.ts';
import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import {
  IconBuildingHospital,
  IconCertificate,
  IconKeyboard,
  IconLogout,
  IconSignature,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import type { Densidade } from '@/lib/preferencias/densidade.ts';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
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

/** How everything that can be pressed here looks. */
const ITEM = { variant: 'subtle', color: 'gray', justify: 'flex-start' } as const;

interface Props {
  celular: boolean;
  densidade: Densidade;
  escolherDensidade: (densidade: Densidade) => void;
  abrirAjuda: () => void;
  aoIrParaConta: () => void;
  aoSair: () => void;
}

/** What a person sets for themselves: theme and density; on phones also the way out. */
export function PainelDaConta(props: Props) {
  const { celular, densidade, escolherDensidade, abrirAjuda, aoIrParaConta, aoSair } = props;
  const { nome, tipo } = usePerfil();
  const pode = usePode();
  const { tema, escolherTema } = useTema();
  return (
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
        component={Link}
        to={PATHS.conta}
        {...ITEM}
        leftSection={<IconUser size={18} aria-hidden />}
        onClick={aoIrParaConta}
      >
        Minha conta
      </Button>
      {pode('documentos.assinar') && (
        <>
          <Button
            component={Link}
            to={PATHS.aAssinar}
            {...ITEM}
            leftSection={<IconSignature size={18} aria-hidden />}
            onClick={aoIrParaConta}
          >
            Documentos a assinar
          </Button>
          <Button
            component={Link}
            to={PATHS.certificados}
            {...ITEM}
            leftSection={<IconCertificate size={18} aria-hidden />}
            onClick={aoIrParaConta}
          >
            Certificados digitais
          </Button>
        </>
      )}
      {pode('vinculos.responder') && (
        <Button
          component={Link}
          to={PATHS.meusVinculos}
          {...ITEM}
          leftSection={<IconBuildingHospital size={18} aria-hidden />}
          onClick={aoIrParaConta}
        >
          Meus vínculos
        </Button>
      )}
      <Button {...ITEM} leftSection={<IconKeyboard size={18} aria-hidden />} onClick={abrirAjuda}>
        Atalhos do teclado
      </Button>
      {celular && (
        <Button {...ITEM} leftSection={<IconLogout size={18} aria-hidden />} onClick={aoSair}>
          Sair
        </Button>
      )}
    </Stack>
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
