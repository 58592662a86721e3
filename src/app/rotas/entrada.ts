import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { buscaDoLogin, buscaDoRegistro } from '@/features/autenticacao/busca.ts';
import { Login } from '@/features/autenticacao/routes/Login.tsx';
import { Register } from '@/features/autenticacao/routes/Register.tsx';
import { buscaDaValidacao } from '@/features/validacao/busca.ts';
import { raiz } from './base.ts';
import { InicioPorTipo } from './InicioPorTipo.tsx';

const getParentRoute = () => raiz;

/** Screens that need no data of anybody: they come with the first file. */
export const telasDaEntrada = [
  createRoute({
    getParentRoute,
    path: PATHS.app,
    staticData: { titulo: 'Sua área' },
    component: InicioPorTipo,
  }),
  createRoute({
    getParentRoute,
    path: PATHS.login,
    validateSearch: buscaDoLogin,
    staticData: { titulo: 'Entrar' },
    component: Login,
  }),
  createRoute({
    getParentRoute,
    path: PATHS.register,
    validateSearch: buscaDoRegistro,
    staticData: { titulo: 'Criar conta' },
    component: Register,
  }),
  createRoute({
    getParentRoute,
    path: PATHS.redefinirSenha,
    staticData: { titulo: 'Redefinir senha' },
    component: lazyRouteComponent(
      () => import('@/features/autenticacao/routes/RedefinirSenha.tsx'),
      'RedefinirSenha',
    ),
  }),
  createRoute({
    getParentRoute,
    path: PATHS.validarAssinatura,
    validateSearch: buscaDaValidacao,
    staticData: { titulo: 'Validar assinatura' },
    component: lazyRouteComponent(
      () => import('@/features/validacao/routes/ValidarAssinatura.tsx'),
      'ValidarAssinatura',
    ),
  }),
] as const;
